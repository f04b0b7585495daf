import { addDays } from 'shared/domain/calendar/day'
import { dayName } from 'shared/domain/format'
import { Button, Skeleton, Stack, Typography } from 'shared/ui'
import { useFreeSlots } from './queries.ts'
import type { ShownPeriod } from './useShownPeriod.ts'

interface NoSlotProps {
  therapistId: string
  sessionTypeId: string | undefined
  period: ShownPeriod
}

/** Shown when the period has no free slot: links to the first free slot of the next five weeks. */
export function NoSlot({ therapistId, sessionTypeId, period }: NoSlotProps) {
  const after = { startDate: addDays(period.shown.endDate, 1), endDate: addDays(period.shown.endDate, 35) }
  const { data } = useFreeSlots(therapistId, after, sessionTypeId)
  const next = data?.[0]
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', p: 2, borderRadius: '14px', bgcolor: 'background.sunk' }}>
      <Typography>{period.isPhone ? 'Aucun créneau libre ce jour.' : 'Aucun créneau libre cette semaine.'}</Typography>
      {/* Reserves the height of the button, so that the content below does not move. */}
      {!data && (
        <Skeleton variant="rounded" aria-hidden>
          <Button variant="contained">Voir le {dayName(after.startDate)}</Button>
        </Skeleton>
      )}
      {next && (
        <Button variant="contained" onClick={() => period.goTo(next.date)}>
          Voir le {dayName(next.date)}
        </Button>
      )}
      {!next && data && (
        <Typography color="textSecondary">Aucun créneau libre non plus dans les cinq semaines qui suivent.</Typography>
      )}
    </Stack>
  )
}
