import { useState } from 'react'
import type { PreviewedDate } from 'shared/contracts/agenda/session'
import { longDay } from 'shared/domain/format'
import { Box, Button, CheckIcon, Typography } from 'shared/ui'

/** Number of free dates, with a list that can be opened. */
export function FreeDates({ dates }: { dates: readonly PreviewedDate[] }) {
  const [areShown, setShown] = useState(false)
  if (dates.length === 0) return null
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <CheckIcon fontSize="small" sx={{ color: 'success.main' }} />
        <Typography sx={{ mr: 'auto' }}>
          <strong>
            {dates.length} {dates.length < 2 ? 'date libre' : 'dates libres'}
          </strong>
        </Typography>
        <Button aria-expanded={areShown} onClick={() => setShown(!areShown)}>
          {areShown ? 'Masquer les dates libres' : 'Voir toutes les dates'}
        </Button>
      </Box>
      {areShown && (
        <Box component="ul" aria-label="Dates libres" sx={{ m: 0, pl: 4, columnWidth: 260 }}>
          {dates.map(({ date, sessionId, startTime, endTime }) => (
            <Typography key={sessionId ?? date} component="li" variant="body2">
              {longDay(date)}, {startTime} – {endTime}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  )
}
