import type { PatientAnswer, PatientDetails, PatientSession } from 'shared/contracts/patients/patientFile'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireOrderedDays } from '../../../readablePeriod.ts'
import { found } from '../../../refusal.ts'
import { listAnswersOfPatient } from '../../agenda/booking/answers.sql.ts'
import { findEmployees, findEmployer } from '../../patients/patients/employees.sql.ts'
import { findPatient, findRemainingId, type FindOptions } from '../../patients/patients/patients.sql.ts'
import { patientSessionOf, shortPatientSessionOf } from './patientSessionRow.ts'
import { selectSessionsOfPatient, type PatientSessionsQuery } from './patientSessions.sql.ts'

/** The file of a patient; for the id of a merged file, returns the file into which it was merged. */
export async function readPatientFile(
  { tx, services }: MemberContext,
  requestedId: string,
  options?: FindOptions,
): Promise<PatientDetails> {
  const id = await findRemainingId(tx, requestedId)
  const patient = found(await findPatient(tx, id, options))
  const employees = patient.firm ? await findEmployees(tx, id) : []
  const firmId = patient.individual?.firm
  const employer = (firmId && (await findEmployer(tx, firmId))) || null
  const sessions = await selectSessionsOfPatient(tx, id, services.now()).execute()
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
  }
}

export async function listPatientSessions(
  context: MemberContext,
  id: string,
  search: PatientSessionsQuery,
): Promise<PatientSession[]> {
  const { tx, services } = context
  found(await findPatient(tx, id))
  await refuseUnknownIds(tx, 'member', [search.therapistId])
  const rows = await selectSessionsOfPatient(tx, id, services.now(), requireOrderedDays(search))
    .select('session.comments')
    .execute()
  const cipher = await cipherOf(context)
  return rows.map((row) => patientSessionOf(row, cipher))
}

export async function listAnswers(context: MemberContext, id: string, options?: FindOptions): Promise<PatientAnswer[]> {
  found(await findPatient(context.tx, id, options))
  return listAnswersOfPatient(context.tx, await cipherOf(context), id)
}
