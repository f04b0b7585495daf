import type { Day } from 'shared/domain/calendar/day'
import { Box } from 'shared/ui'
import type { Backdrop } from './backdrop.ts'

/** Holiday, absences or 'Fermé' in the day view, which has no day header to show them. */
export function DayNotes({ day, backdrop }: { day: Day; backdrop: Backdrop }) {
  const { notes, isClosed } = backdrop(day)
  const texts = [...notes, ...(isClosed && notes.length === 0 ? ['Fermé'] : [])]
  if (texts.length === 0) return null
  return (
    <Box
      sx={{
        mb: 1.5,
        px: 1.5,
        py: 0.75,
        width: 'fit-content',
        borderRadius: 1,
        bgcolor: 'background.sunk',
        color: 'text.secondary',
        fontSize: '0.875rem',
        fontWeight: 600,
      }}
    >
      {texts.join(' · ')}
    </Box>
  )
}
