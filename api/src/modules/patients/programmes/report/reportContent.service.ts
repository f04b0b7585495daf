import { errorCode } from 'shared/contracts/errorCodes'
import type { ReportInput } from 'shared/contracts/patients/programme'
import { instantOf, isAhead, momentIn, type Moment } from 'shared/domain/calendar/wallClock'
import { patientName } from 'shared/domain/patients/patientName'
import { isCancelledLate } from 'shared/domain/programme/lateCancellation'
import { hasProgrammeEnded } from 'shared/domain/programme/programmeEnd'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal } from '../../../../refusal.ts'
import { findPatient } from '../../patients/patients.sql.ts'
import { timeSlotOf } from '../../../sessionStore/sessions/sessionRow.ts'
import { findPracticeName } from '../../../practice/user/practiceName.sql.ts'
import { findPracticeSetting } from '../../../practice/practiceSettings/practiceSettings.sql.ts'
import type { ProgrammeRow } from '../programmeRow.ts'
import { readProgrammeWithCounter } from '../programmes.service.ts'
import { medicalContent } from './medicalContent.ts'
import { includesMedicalContent, type ReportContent } from './ReportContent.ts'
import { findReportSessions, type ReportSessionRow } from './reportSessions.sql.ts'

const isOver =
  (now: Moment) =>
  ({ day, end_time: time }: ReportSessionRow) =>
    !isAhead({ day, time }, now)

function attendanceOf(
  rows: readonly ReportSessionRow[],
  now: Moment,
  { timeZone, delayHours }: { timeZone: string; delayHours: number },
): ReportContent['attendance'] {
  return rows.flatMap((row): ReportContent['attendance'][number][] => {
    if (row.state === 'CANCELLED')
      return isCancelledLate(instantOf(timeZone, row.day, row.start_time), row.cancelled_at, delayHours)
        ? [{ ...timeSlotOf(row), status: 'cancelledLate' }]
        : []
    if (row.state !== 'VALIDATED' || !isOver(now)(row)) return []
    return [{ ...timeSlotOf(row), status: row.patient_present ? 'present' : 'absent' }]
  })
}

/**
 * Reads the content of a programme's report, never with medical content for a funder. Throws 400 (E162) if there are no
 * sessions.
 */
export async function readReportContent(
  context: MemberContext,
  programme: ProgrammeRow,
  input: ReportInput,
): Promise<ReportContent> {
  const { tx, member, services } = context
  const { patient_id: patientId, start_date: startDate, ended_on: endedOn } = programme
  const createdAt = services.now()
  const localNow = momentIn(member.timeZone, createdAt)
  const patient = requireFound(await findPatient(tx, patientId))
  const rows = await findReportSessions(tx, { patientId, startDate, endDate: endedOn, now: createdAt })
  if (rows.length === 0) throw new Refusal(400, errorCode.nothingToReport)
  const pastSessions = rows.filter((row) => row.state === 'VALIDATED' && isOver(localNow)(row))
  const attendedSessions = pastSessions.filter((row) => row.patient_present)
  const { counter } = await readProgrammeWithCounter(context, programme)
  const latestDay = localNow.day > startDate ? localNow.day : startDate
  const isRunning = !hasProgrammeEnded({ endedOn }, localNow.day)
  return {
    practice: await findPracticeName(tx),
    patient: patientName(patient),
    therapists: [...new Set(pastSessions.map((row) => `${row.therapist_firstname} ${row.therapist_lastname}`.trim()))],
    startDate,
    endDate: endedOn === null || isRunning ? latestDay : endedOn,
    isRunning,
    counter,
    attendance: attendanceOf(rows, localNow, {
      timeZone: member.timeZone,
      delayHours: await findPracticeSetting(tx, 'cancellation'),
    }),
    ...(includesMedicalContent(input.audience) && {
      medical: medicalContent(programme, { rows, attendedRows: attendedSessions }, input, await cipherOf(context)),
    }),
    createdAtLocal: localNow,
    createdAt,
  }
}
