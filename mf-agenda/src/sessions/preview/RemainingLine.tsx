import type { RemainingHours } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { exceedsRemaining, plannedAmount, remainingText } from 'shared/domain/sessions/seriesLimits'
import { Hint } from '../Hint.tsx'
import { Typography } from 'shared/ui'

interface RemainingLineProps {
  savedDates: readonly TimeSlot[]
  remaining: RemainingHours | undefined
}

/**
 * Shows the planned hours or sessions of the series and the patient's remaining: « 53 h prévues, 3 h 15 restantes ».
 */
export function RemainingLine({ savedDates, remaining }: RemainingLineProps) {
  if (!remaining) return null
  const text = remainingText(plannedAmount(savedDates, remaining), remaining)
  return exceedsRemaining(savedDates, remaining) ? (
    <Hint severity="warning">{text}</Hint>
  ) : (
    <Typography variant="body2">{text}</Typography>
  )
}
