import type { NextSlot } from 'shared/contracts/directory/therapist'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { nextSlotText } from 'shared/domain/directory/cardWords'
import { ScheduleIcon, Skeleton, Typography } from 'shared/ui'

const todayOf = ({ timeZone }: NextSlot) => momentIn(timeZone, new Date()).day

/**
 * Line with the next free slot, in the practice's time zone: « Prochain créneau : demain à 10:00 ». While the slot
 * loads, its height is reserved, so that nothing moves.
 */
export function NextSlotLine({ nextSlot, isPending }: { nextSlot: NextSlot | undefined; isPending: boolean }) {
  if (isPending) return <Skeleton width="70%" sx={{ fontSize: 'var(--mui-text-body)', mt: 0.5 }} />
  if (!nextSlot) return null
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        mt: 0.5,
        fontWeight: nextSlot.slot ? 600 : 400,
        color: nextSlot.slot ? 'primary.dark' : 'text.secondary',
      }}
    >
      <ScheduleIcon sx={{ fontSize: 'var(--mui-text-lead)' }} />
      {nextSlotText(nextSlot.slot, todayOf(nextSlot))}
    </Typography>
  )
}
