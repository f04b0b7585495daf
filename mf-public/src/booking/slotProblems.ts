import { isAhead, momentIn } from 'shared/domain/calendar/wallClock'
import { bookingProblems, startNotAheadMessage } from 'shared/domain/sessions/booking'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import type { SelectedSlot } from './useSelectedSlot.ts'

/**
 * Returns the problems of the slot: empty fields, a session type or a club that is no longer offered, and a start in the
 * past in the practice's time zone. They are checked before an account is created.
 */
export function slotProblems(selectedSlot: SelectedSlot): Problem[] {
  const { therapistId, date, startTime, endTime, isTypeGone, isClubGone, timeZone } = selectedSlot
  const fieldProblems = bookingProblems({ therapistId, startDate: date, startTime, endTime })
  const problems: Problem[] = fieldProblems.map(({ label, message, ...problem }) => ({
    ...problem,
    message: label ?? message,
  }))
  if (isTypeGone) problems.push(required('sessionTypeId', 'Type de séance'))
  if (isClubGone) problems.push(required('clubId', 'Lieu'))
  if (timeZone && date && startTime && !isAhead({ day: date, time: startTime }, momentIn(timeZone, new Date())))
    problems.push(invalid('startDate', startNotAheadMessage))
  return problems
}
