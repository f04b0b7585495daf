import { addDays } from 'shared/domain/calendar/day'
import { dayName } from 'shared/domain/format'
import { Button, Skeleton, Stack, Typography } from 'shared/ui'
import { useFreeSlots } from './queries.ts'
import type { CalendarPeriod } from './useCalendarPeriod.ts'

/** Number of days after the displayed period in which the next free slot is searched. */
const searchedDays = 35

interface NoSlotProps {
  therapistId: string
  sessionTypeId: string | undefined
  period: CalendarPeriod
}

/** Message that the period has no free slot, with a button to the first free slot of the next five weeks. */
export function NoSlot({ therapistId, sessionTypeId, period }: NoSlotProps) {
  const nextWeeks = {
    startDate: addDays(period.displayedPeriod.endDate, 1),
    endDate: addDays(period.displayedPeriod.endDate, searchedDays),
  }
  const { data } = useFreeSlots(therapistId, nextWeeks, sessionTypeId)
  const nextSlot = data?.[0]
  return (
    <Stack
      spacing={2}
      sx={{ alignItems: 'flex-start', p: 2, borderRadius: 'var(--mui-radius-card)', bgcolor: 'background.sunk' }}
    >
      <Typography>{period.isPhone ? 'Aucun créneau libre ce jour.' : 'Aucun créneau libre cette semaine.'}</Typography>
      {/* The placeholder has the height of the button, so that the content below does not move. */}
      {!data && (
        <Skeleton variant="rounded" aria-hidden>
          <Button variant="contained">Voir le {dayName(nextWeeks.startDate)}</Button>
        </Skeleton>
      )}
      {nextSlot && (
        <Button variant="contained" onClick={() => period.goTo(nextSlot.date)}>
          Voir le {dayName(nextSlot.date)}
        </Button>
      )}
      {!nextSlot && data && (
        <Typography color="textSecondary">Aucun créneau libre non plus dans les cinq semaines qui suivent.</Typography>
      )}
    </Stack>
  )
}
