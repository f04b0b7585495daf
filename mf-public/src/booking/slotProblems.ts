import { isAhead, nowIn } from 'shared/domain/calendar/wallClock'
import { bookingProblems, startNotAhead } from 'shared/domain/sessions/booking'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import type { SelectedSlot } from './useSelectedSlot.ts'

/** Where the clocks of the world are last: what is past there is past in every practice's time zone. */
const lastZone = 'Pacific/Pago_Pago'

/**
 * The fields of the slot that are empty, by their names as 'Champs requis' lists them, a type that is no longer offered,
 * and a start that is past: before an account is opened for it. The server knows the practice's time zone, and decides.
 */
export function slotProblems({ therapistId, date, startTime, endTime, isTypeGone }: SelectedSlot): Problem[] {
  const missing = bookingProblems({ therapistId, startDate: date, startTime, endTime })
  const problems: Problem[] = missing.map(({ label, message, ...problem }) => ({
    ...problem,
    message: label ?? message,
  }))
  if (isTypeGone) problems.push(required('sessionTypeId', 'Type de séance'))
  if (date && startTime && !isAhead({ day: date, time: startTime }, nowIn(lastZone, new Date())))
    problems.push(invalid('startDate', startNotAhead))
  return problems
}
