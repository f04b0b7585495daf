import type { PatientSession } from 'shared/contracts/patients/patientFile'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { commentsField, type SessionRow } from '../../sessionStore/sessions/sessionRow.ts'

/** The columns of a session that a patient's file shows, except comments. */
export const fileColumns = [
  'session.id',
  'session.day',
  'session.start_time',
  'session.end_time',
  'session.therapist_id',
  'session.patient_id',
  'session.state',
  'session.paid',
  'session.patient_present',
  'session.bill_id',
  'session.version',
] as const

type FileColumn = (typeof fileColumns)[number] extends `session.${infer Name}` ? Name : never

export type PatientSessionRow = Pick<SessionRow, FileColumn> & {
  type_name: string
  /**
   * Whether the employee attended their firm's session, according to its attendance sheet; null when not recorded, and
   * in the patient's own sessions.
   */
  employee_present?: boolean | null
}

export const shortPatientSessionOf = (row: PatientSessionRow): Omit<PatientSession, 'comments'> => ({
  id: row.id,
  date: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
  sessionType: row.type_name,
  therapistId: row.therapist_id,
  patientId: row.patient_id,
  validated: row.state === 'VALIDATED',
  paid: row.paid,
  patientPresent: row.employee_present ?? row.patient_present,
  billId: row.bill_id,
  version: row.version,
})

export const patientSessionOf = (
  row: PatientSessionRow & Pick<SessionRow, 'comments'>,
  cipher: FieldCipher,
): PatientSession => ({
  ...shortPatientSessionOf(row),
  comments: cipher.decrypt(row.comments, commentsField(row.id)),
})
