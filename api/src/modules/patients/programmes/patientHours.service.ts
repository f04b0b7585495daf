import type { PatientHours } from 'shared/contracts/patients/programme'
import { addDays } from 'shared/domain/calendar/day'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { countHours } from 'shared/domain/programme/hoursCounter'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { findPatient } from '../patients/patients.sql.ts'
import { findCountedSessions } from './countedSessions.sql.ts'
import { findProgrammes } from './programmes.sql.ts'

/**
 * Reads the hours counter of the current programme. Without a current programme it counts against the hours in the
 * patient's file, since the end of the last programme. The result never contains a programme's purpose.
 */
export async function readPatientHours(context: MemberContext, patientId: string): Promise<PatientHours> {
  const { tx, member, services } = context
  const patient = requireFound(await findPatient(tx, patientId))
  const today = todayOf(context)
  const programmes = await findProgrammes(tx, patientId)
  const [lastProgramme] = programmes
  const unfinishedProgrammes = programmes.filter(({ ended_on }) => ended_on === null || ended_on >= today)
  // The latest programme that has started is the current one, even if its successor is already recorded. If none has
  // started, the latest one is.
  const currentProgramme = unfinishedProgrammes.find(({ start_date }) => start_date <= today) ?? unfinishedProgrammes[0]
  const dayAfterLastProgramme = lastProgramme?.ended_on ? addDays(lastProgramme.ended_on, 1) : null
  const { timeZone } = member
  const now = services.now()
  const sessions = await findCountedSessions(tx, {
    patientId,
    firstDay: currentProgramme ? currentProgramme.start_date : dayAfterLastProgramme,
    timeZone,
    now,
  })
  const plan = currentProgramme ?? { unit: 'HOURS', planned: Math.round((patient.individual?.nbHoursToDo ?? 0) * 60) }
  const lastDay = currentProgramme?.ended_on
  const sessionsToCount = lastDay ? sessions.filter(({ date }) => date <= lastDay) : sessions
  return {
    ...countHours(plan, sessionsToCount, momentIn(timeZone, now)),
    programme: currentProgramme
      ? { startDate: currentProgramme.start_date, plannedEndDate: currentProgramme.planned_end_date }
      : null,
  }
}
