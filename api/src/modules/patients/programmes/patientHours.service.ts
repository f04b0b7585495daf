import type { PatientHours } from 'shared/contracts/patients/programme'
import { addDays } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { countHours } from 'shared/domain/programme/hoursCounter'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { found } from '../../../refusal.ts'
import { findPatient } from '../patients/patients.sql.ts'
import { findCountedSessions } from './countedSessions.sql.ts'
import { findProgrammes } from './programmes.sql.ts'

/**
 * Reads the hours counter of the current programme; without one, of the hours in the patient's file since the end of
 * the last programme. It never contains a programme's purpose.
 */
export async function readPatientHours(context: MemberContext, patientId: string): Promise<PatientHours> {
  const { tx, member, services } = context
  const patient = found(await findPatient(tx, patientId))
  const [last] = await findProgrammes(tx, patientId)
  const running = last && (last.ended_on === null || last.ended_on >= todayOf(context)) ? last : undefined
  const afterLast = last?.ended_on ? addDays(last.ended_on, 1) : null
  const { timeZone } = member
  const now = services.now()
  const sessions = await findCountedSessions(tx, {
    patientId,
    from: running ? running.start_date : afterLast,
    timeZone,
    now,
  })
  const plan = running ?? { unit: 'HOURS', planned: Math.round((patient.individual?.nbHoursToDo ?? 0) * 60) }
  const until = running?.ended_on
  const counted = until ? sessions.filter(({ date }) => date <= until) : sessions
  return {
    ...countHours(plan, counted, nowIn(timeZone, now)),
    programme: running ? { startDate: running.start_date, plannedEndDate: running.planned_end_date } : null,
  }
}
