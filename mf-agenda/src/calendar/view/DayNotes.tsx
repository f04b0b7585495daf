import type { Day } from 'shared/domain/calendar/day'
import { Box, useIsPhone } from 'shared/ui'
import type { Backdrop } from './backdrop.ts'

/** Style of one line above the hours on a phone, because a box would move the calendar down. */
const lineSx = { fontSize: 'var(--mui-text-small)', lineHeight: '16px' }
const boxSx = { mb: 1.5, px: 1.5, py: 0.75, width: 'fit-content', borderRadius: 1, bgcolor: 'background.sunk' }

/** Holiday, absences or 'Fermé' in the day view, which has no day header to show them. */
export function DayNotes({ day, backdrop }: { day: Day; backdrop: Backdrop }) {
  const isPhone = useIsPhone()
  const { notes, isClosed } = backdrop(day)
  const texts = [...notes, ...(isClosed && notes.length === 0 ? ['Fermé'] : [])]
  if (texts.length === 0) return null
  return (
    <Box
      sx={{
        color: 'text.secondary',
        fontSize: 'var(--mui-text-compact)',
        fontWeight: 600,
        ...(isPhone ? lineSx : boxSx),
      }}
    >
      {texts.join(' · ')}
    </Box>
  )
}
