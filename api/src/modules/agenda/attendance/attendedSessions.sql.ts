import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import { memberName } from '../../../memberName.sql.ts'
import { patientName } from '../../../patientName.sql.ts'
import { onPatient, onSessionType, onTherapist } from '../../sessionStore/sessions/sessionJoins.sql.ts'

/** Sessions with the names that an attendance sheet needs: therapist, type and patient. */
const selectAttendedSessions = (tx: Tx) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .innerJoin('member', onTherapist)
    .leftJoin('patient', onPatient)
    .select([
      'session.id',
      'session.day',
      'session.start_time',
      'session.end_time',
      'session.state',
      'session.patient_id',
      'session.therapist_id',
      'session.with_animal_only',
      'session_type.name as type_name',
      'patient.type as patient_type',
      patientName.as('patient_name'),
      memberName.as('therapist_name'),
    ])
    .where('session.state', '<>', 'HIDDEN')

export const findAttendedSession = (tx: Tx, id: string) =>
  selectAttendedSessions(tx).where('session.id', '=', id).executeTakeFirst()

export type AttendedRow = NonNullable<Awaited<ReturnType<typeof findAttendedSession>>>

/** The validated sessions of a day at a firm, in chronological order. */
export const findSessionsOfDayAtFirm = (tx: Tx, firmId: string, day: string): Promise<AttendedRow[]> =>
  selectAttendedSessions(tx)
    .where('session.patient_id', '=', firmId)
    .where('session.day', '=', day)
    .where('session.state', '=', 'VALIDATED')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()

export interface NamedPerson {
  id: string
  name: string
}

/** The employees expected at a firm's session: the employees named in it, otherwise all current employees. */
export async function listEmployees(tx: Tx, sessionId: string, firmId: string): Promise<NamedPerson[]> {
  const employees = tx
    .selectFrom('patient')
    .select(['patient.id', patientName.as('name')])
    .orderBy(sql`plain(patient.lastname || ' ' || patient.firstname)`)
    .orderBy('patient.id')
  const namedEmployees = await employees
    .innerJoin('session_corporate_patient as named', (join) =>
      join.onRef('named.tenant_id', '=', 'patient.tenant_id').onRef('named.patient_id', '=', 'patient.id'),
    )
    .where('named.session_id', '=', sessionId)
    .execute()
  if (namedEmployees.length > 0) return namedEmployees
  return employees
    .where('patient.firm_id', '=', firmId)
    .where('patient.removed_at', 'is', null)
    .where('patient.archived_at', 'is', null)
    .execute()
}

/** A patient or member of the practice by id, including deleted patients and members. */
export async function findPerson(tx: Tx, id: string): Promise<(NamedPerson & { isMember: boolean }) | undefined> {
  const patient = await tx
    .selectFrom('patient')
    .select(['patient.id', patientName.as('name')])
    .where('patient.id', '=', id)
    .executeTakeFirst()
  if (patient) return { ...patient, isMember: false }
  const member = await tx
    .selectFrom('member')
    .select(['member.id', memberName.as('name')])
    .where('member.id', '=', id)
    .executeTakeFirst()
  return member && { ...member, isMember: true }
}
