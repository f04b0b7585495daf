import type {
  PatientAnswer,
  PatientDetails,
  PatientSession,
  PatientSessionPage,
  PatientSessionPageSearch,
  PatientSessionSearch,
} from 'shared/contracts/patients/patientFile'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { refuseTooLongList } from '../../../pageRange.ts'
import { requireOrderedDays } from '../../../readablePeriod.ts'
import { requireFound } from '../../../refusal.ts'
import { listAnswersOfPatient } from '../../agenda/booking/answers.sql.ts'
import { findEmployees, findEmployer } from '../../patients/patients/employees.sql.ts'
import { findPatient, findPatientRow, findRemainingId, type FindOptions } from '../../patients/patients/patients.sql.ts'
import { patientWithNoteOf } from '../../patients/patients/practiceNote.ts'
import { patientSessionOf, shortPatientSessionOf } from './patientSessionRow.ts'
import {
  findNextAndLastSession,
  listSessionsOfPage,
  selectSessionsOfPatient,
  sumSessionsOfPatient,
} from './patientSessions.sql.ts'

/** Maximum number of sessions in the response for a patient's file; the paginated list contains all sessions. */
const maxSessionsInFile = 2000

const sessionsPerPage = 100

/** The file of a patient; for the id of a merged file, returns the file into which it was merged. */
export async function readPatientFile(
  context: MemberContext,
  requestedId: string,
  options?: FindOptions,
): Promise<PatientDetails> {
  const { tx, member, services } = context
  const id = await findRemainingId(tx, requestedId)
  const patient = patientWithNoteOf(await cipherOf(context), requireFound(await findPatientRow(tx, id, options)))
  const employees = patient.firm ? await findEmployees(tx, id) : []
  const firmId = patient.individual?.firm
  const employer = (firmId && (await findEmployer(tx, firmId))) || null
  const now = services.now()
  const sessions = await selectSessionsOfPatient(tx, id, now).limit(maxSessionsInFile).execute()
  const moment = momentIn(member.timeZone, now)
  const { next, last } = await findNextAndLastSession(tx, id, { instant: now, moment })
  return {
    ...patient,
    firm: patient.firm && {
      ...patient.firm,
      corporatePatients: employees.map(({ id: employeeId, individual, archivedAt }) => ({
        id: employeeId,
        firstname: individual?.firstname ?? '',
        lastname: individual?.lastname ?? '',
        archivedAt,
      })),
    },
    employer,
    sessions: sessions.map(shortPatientSessionOf),
    sessionCount: (await sumSessionsOfPatient(tx, id, now)).count,
    nextSession: next ? shortPatientSessionOf(next) : null,
    lastSession: last ? shortPatientSessionOf(last) : null,
  }
}

/**
 * Counts the sessions that match, and sums the bytes of their comments. Throws 404 for an unknown patient or therapist,
 * 400 for days in the wrong order.
 */
async function countSessions(context: MemberContext, id: string, search: PatientSessionSearch) {
  const { tx, services } = context
  requireFound(await findPatient(tx, id))
  await refuseUnknownIds(tx, 'member', [search.therapistId])
  return sumSessionsOfPatient(tx, id, services.now(), requireOrderedDays(search))
}

/** Lists all sessions that match; throws 400 (E278) if they or their comments are too many for one response. */
export async function listPatientSessions(
  context: MemberContext,
  id: string,
  search: PatientSessionSearch,
): Promise<PatientSession[]> {
  const { count, commentBytes } = await countSessions(context, id, search)
  refuseTooLongList(count, commentBytes)
  const rows = await selectSessionsOfPatient(context.tx, id, context.services.now(), search)
    .select('session.comments')
    .execute()
  const cipher = await cipherOf(context)
  return rows.map((row) => patientSessionOf(row, cipher))
}

export async function readPatientSessionPage(
  context: MemberContext,
  id: string,
  search: PatientSessionPageSearch,
): Promise<PatientSessionPage> {
  const { page = 0, size = sessionsPerPage } = search
  const { count } = await countSessions(context, id, search)
  const range = { offset: page * size, limit: size }
  const rows = await listSessionsOfPage(context.tx, id, context.services.now(), { ...search, ...range })
  const cipher = await cipherOf(context)
  return {
    content: rows.map((row) => patientSessionOf(row, cipher)),
    totalElements: count,
    itemsPerPage: size,
    totalPages: Math.ceil(count / size),
  }
}

export async function listAnswers(context: MemberContext, id: string, options?: FindOptions): Promise<PatientAnswer[]> {
  requireFound(await findPatient(context.tx, id, options))
  return listAnswersOfPatient(context.tx, await cipherOf(context), id)
}
