import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

/** Status and error code by violated constraint. The database's own messages are never sent. */
const refusalByConstraint: Record<string, [status: number, code: ErrorCode]> = {
  account_email: [400, errorCode.emailTaken],
  invitation_email: [400, errorCode.emailTaken],
  patient_email: [400, errorCode.emailTaken],
  club_name: [409, errorCode.clubNameTaken],
  club_email: [409, errorCode.clubEmailTaken],
  animal_name: [409, errorCode.animalNameTaken],
  bill_number: [409, errorCode.billNumberTaken],
  bill_credit_left: [409, errorCode.creditTooSmall],
  attendance_entry_struck_once: [409, errorCode.attendanceStruck],
  programme_alone: [409, errorCode.programmesOverlap],
  session_parts_add_up: [409, errorCode.sessionBilled],
  session_part_of_whole: [409, errorCode.sessionBilled],
  session_part_ceiling: [409, errorCode.ceilingReached],
  session_therapist_free: [409, errorCode.sessionConflict],
  session_animal_free: [409, errorCode.sessionConflict],
}

/**
 * Status and error code by SQLSTATE or network error: an id of another practice, a value out of range, no connection.
 */
const refusalBySqlState: Record<string, [status: number, code: ErrorCode]> = {
  // Raised by the triggers of migration 102: the practice is closed, the patient file is erased.
  CP001: [404, errorCode.notFound],
  CP002: [409, errorCode.patientErased],
  '23503': [404, errorCode.notFound], // foreign_key_violation
  '23505': [409, errorCode.invalid], // unique_violation
  '23514': [400, errorCode.invalid], // check_violation
  '22003': [400, errorCode.invalid], // numeric_value_out_of_range
  '22007': [400, errorCode.invalid], // invalid_datetime_format
  '22008': [400, errorCode.invalid], // datetime_field_overflow
  '22021': [400, errorCode.invalid], // character_not_in_repertoire
  '22P05': [400, errorCode.invalid], // untranslatable_character
  '22P02': [400, errorCode.invalid], // invalid_text_representation
  '40001': [503, errorCode.unavailable], // serialization_failure
  '40P01': [503, errorCode.unavailable], // deadlock_detected
  '53100': [503, errorCode.storageFull], // disk_full
  '53300': [503, errorCode.unavailable], // too_many_connections
  '57P01': [503, errorCode.unavailable], // admin_shutdown
  '57P03': [503, errorCode.unavailable], // cannot_connect_now
  ENOSPC: [503, errorCode.storageFull],
  EDQUOT: [503, errorCode.storageFull],
  ECONNREFUSED: [503, errorCode.unavailable],
  ECONNRESET: [503, errorCode.unavailable],
}

const isDatabaseUnreachable = ({ message }: Error) =>
  /^(timeout exceeded when trying to connect|Connection terminated)/.test(message)

/** Maps a database or network error to the refusal for the caller; null for other errors. */
export function databaseRefusalOf(error: Error & { code?: string }): Refusal | null {
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? refusalByConstraint[error.constraint] : undefined
  if (constraint) return new Refusal(...constraint)
  const refusal = refusalBySqlState[error.code ?? '']
  if (refusal) return new Refusal(...refusal, refusal[0] === 503 ? { retryAfterSeconds: 5 } : {})
  if (isDatabaseUnreachable(error)) return new Refusal(503, errorCode.unavailable, { retryAfterSeconds: 5 })
  return null
}
