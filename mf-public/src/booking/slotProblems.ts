import { isAhead, nowIn } from 'shared/domain/calendar/wallClock'
import { bookingProblems, startNotAhead } from 'shared/domain/sessions/booking'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import type { SelectedSlot } from './useSelectedSlot.ts'

/**
 * The fields of the slot that are empty, by their names as 'Champs requis' lists them, a type or a place that is no longer
 * offered, and a start that is past on the practice's clock: before an account is opened for it.
 */
export function slotProblems(selected: SelectedSlot): Problem[] {
  const { therapistId, date, startTime, endTime, isTypeGone, isClubGone, timeZone } = selected
  const missing = bookingProblems({ therapistId, startDate: date, startTime, endTime })
  const problems: Problem[] = missing.map(({ label, message, ...problem }) => ({
    ...problem,
    message: label ?? message,
  }))
  if (isTypeGone) problems.push(required('sessionTypeId', 'Type de séance'))
  if (isClubGone) problems.push(required('clubId', 'Lieu'))
  if (timeZone && date && startTime && !isAhead({ day: date, time: startTime }, nowIn(timeZone, new Date())))
    problems.push(invalid('startDate', startNotAhead))
  return problems
}
