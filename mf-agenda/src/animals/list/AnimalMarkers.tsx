import type { Animal } from 'shared/contracts/agenda/animal'
import { practiceToday } from 'shared/session'
import { Alert, Box, Stack } from 'shared/ui'
import { markersOf } from './markers.ts'

const compactAlertStyle = {
  py: 0,
  px: 1,
  fontSize: 'var(--mui-text-small)',
  width: 'fit-content',
  maxWidth: '100%',
  '& .MuiAlert-icon': { mr: 0.75, py: 0.5, fontSize: 'var(--mui-text-lead)' },
  '& .MuiAlert-message': { py: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { md: 'nowrap' } },
}

/** Warnings about weekly hours near or over the limit, and about health items that expired or will expire. */
export function AnimalMarkers({ row: animal }: { row: Animal }) {
  const markers = markersOf(animal, practiceToday())
  if (markers.length === 0) return null
  return (
    <Stack
      component="ul"
      direction={{ xs: 'column', md: 'row' }}
      spacing={0.5}
      sx={{ listStyle: 'none', m: 0, p: 0, mt: { xs: 0.5, md: 0 } }}
    >
      {markers.map(({ severity, text }) => (
        // In a row of a table a long text ends with an ellipsis, and has a tooltip.
        <Box component="li" key={text} data-tooltip={text} sx={{ minWidth: 0 }}>
          <Alert role="presentation" severity={severity} sx={compactAlertStyle}>
            {text}
          </Alert>
        </Box>
      ))}
    </Stack>
  )
}
