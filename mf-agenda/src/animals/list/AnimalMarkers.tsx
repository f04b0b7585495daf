import type { Animal } from 'shared/contracts/agenda/animal'
import { practiceToday } from 'shared/session'
import { Alert, Stack } from 'shared/ui'
import { markersOf } from './markers.ts'

const compactAlertStyle = {
  py: 0,
  px: 1,
  fontSize: '0.8125rem',
  width: 'fit-content',
  '& .MuiAlert-icon': { mr: 0.75, py: 0.5, fontSize: '1.1rem' },
  '& .MuiAlert-message': { py: 0.5 },
}

/** Warnings about weekly hours near or over the limit, and about health items that expired or will expire. */
export function AnimalMarkers({ row: animal }: { row: Animal }) {
  const markers = markersOf(animal, practiceToday())
  if (markers.length === 0) return null
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
      {markers.map(({ severity, text }) => (
        <li key={text}>
          <Alert role="presentation" severity={severity} sx={compactAlertStyle}>
            {text}
          </Alert>
        </li>
      ))}
    </Stack>
  )
}
