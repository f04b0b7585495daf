import type { Amount, HoursCounter, ProgrammeUnit } from '../../contracts/patients/programme.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { isAhead, type Moment } from '../calendar/wallClock.ts'
import { minutesBetween } from '../calendar/time.ts'

/** The plan agreed with a patient: `planned` is in minutes if the unit is hours, else in sessions; 0 without a plan. */
export interface HoursPlan {
  unit: ProgrammeUnit
  planned: number
}

/** A session to count; callers must omit expired requests. */
export interface CountedSession extends TimeSlot {
  state: 'PENDING' | 'VALIDATED' | 'CANCELLED'
  patientPresent: boolean
  isInvoiced: boolean
  /** Whether it was cancelled within the practice's cancellation delay. */
  isCancelledLate: boolean
}

/** The number of sessions, and their total minutes. */
const amountOf = (sessions: readonly CountedSession[]): Amount => ({
  sessions: sessions.length,
  minutes: sessions.reduce((sum, { startTime, endTime }) => sum + minutesBetween(startTime, endTime), 0),
})

/**
 * Counts a patient's sessions by state, in sessions and minutes, and the remainder of the plan, in its unit; `now` is
 * the practice's wall-clock moment. Absences and late cancellations do not reduce the remainder; they are counted
 * separately.
 */
export function countHours(
  { unit, planned }: HoursPlan,
  sessions: readonly CountedSession[],
  now: Moment,
): HoursCounter {
  const isOver = ({ date, endTime }: CountedSession) => !isAhead({ day: date, time: endTime }, now)
  const validated = sessions.filter(({ state }) => state === 'VALIDATED')
  const pastSessions = validated.filter(isOver)
  const done = amountOf(pastSessions.filter(({ patientPresent }) => patientPresent))
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
    absent: amountOf(pastSessions.filter(({ patientPresent }) => !patientPresent)),
    cancelledLate: amountOf(sessions.filter(({ state, isCancelledLate }) => state === 'CANCELLED' && isCancelledLate)),
    ...(invoiced.sessions > 0 && { invoiced }),
    left,
    toSchedule: Math.max(0, left - inUnit(scheduled)),
  }
}
