import type { Amount, HoursCounter, ProgrammeUnit } from '../../contracts/patients/programme.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { isAhead, type Moment } from '../calendar/wallClock.ts'
import { minutesBetween } from '../calendar/time.ts'

/** What is planned with a patient: `planned` in minutes where the unit is hours, else in sessions; 0 for nothing. */
export interface HoursPlan {
  unit: ProgrammeUnit
  planned: number
}

/** A session as the counter sees it; a request that has expired is none. */
export interface CountedSession extends TimeSlot {
  state: 'PENDING' | 'VALIDATED' | 'CANCELLED'
  patientPresent: boolean
  isInvoiced: boolean
  /** Whether it was cancelled when the practice's cancellation delay had begun. */
  isCancelledLate: boolean
}

/** So many sessions, and the minutes they last together. */
const amountOf = (sessions: readonly CountedSession[]): Amount => ({
  sessions: sessions.length,
  minutes: sessions.reduce((sum, { startTime, endTime }) => sum + minutesBetween(startTime, endTime), 0),
})

/**
 * Counts what is done and left of a plan, in minutes and sessions; `now` is the moment on the practice's clock. Neither an
 * absence nor a late cancellation uses up what is planned: they are counted beside it.
 */
export function countHours(
  { unit, planned }: HoursPlan,
  sessions: readonly CountedSession[],
  now: Moment,
): HoursCounter {
  const isOver = ({ date, endTime }: CountedSession) => !isAhead({ day: date, time: endTime }, now)
  const validated = sessions.filter(({ state }) => state === 'VALIDATED')
  const over = validated.filter(isOver)
  const done = amountOf(over.filter(({ patientPresent }) => patientPresent))
  const scheduled = amountOf(
    sessions.filter((session) => session.state !== 'CANCELLED' && session.patientPresent && !isOver(session)),
  )
  const invoiced = amountOf(validated.filter(({ isInvoiced }) => isInvoiced))
  const inUnit = ({ sessions: count, minutes }: Amount) => (unit === 'HOURS' ? minutes : count)
  const left = Math.max(0, planned - inUnit(done))
  return {
    unit,
    planned,
    done,
    scheduled,
    absent: amountOf(over.filter(({ patientPresent }) => !patientPresent)),
    cancelledLate: amountOf(sessions.filter(({ state, isCancelledLate }) => state === 'CANCELLED' && isCancelledLate)),
    ...(invoiced.sessions > 0 && { invoiced }),
    left,
    toSchedule: Math.max(0, left - inUnit(scheduled)),
  }
}
