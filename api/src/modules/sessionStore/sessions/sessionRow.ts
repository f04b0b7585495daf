import type { Selectable } from 'kysely'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { SessionInput } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { emptyEvaluation, parseEvaluation } from 'shared/domain/evaluation/evaluation'
import type { TherapistTimeSlot } from 'shared/domain/sessions/series'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Tables } from '../../../tables/tables.ts'

export type SessionRow = Selectable<Tables['session']>

export const timeSlotOf = ({
  day,
  start_time,
  end_time,
}: Pick<SessionRow, 'day' | 'start_time' | 'end_time'>): TimeSlot => ({
  date: day,
  startTime: start_time,
  endTime: end_time,
})

/** Identifies the field to which the encryption of comments is bound, so that they cannot be decrypted elsewhere. */
export const commentsField = (id: string) => ({ table: 'session', column: 'comments', id })
export const evaluationField = (id: string) => ({ table: 'session', column: 'evaluation', id })

export function evaluationOf(
  { id, evaluation }: Pick<SessionRow, 'id' | 'evaluation'>,
  cipher: FieldCipher,
): Evaluation {
  if (!evaluation) return emptyEvaluation()
  const storedEvaluation: unknown = JSON.parse(cipher.decrypt(evaluation, evaluationField(id)))
  return parseEvaluation(storedEvaluation)
}

/** Returns the columns that change when a session moves, which are its time and therapist. */
export const scheduleColumns = ({ date, startTime, endTime, therapistId }: TherapistTimeSlot) => ({
  day: date,
  start_time: startTime,
  end_time: endTime,
  therapist_id: therapistId,
})

/**
 * Returns the columns that all sessions of a new series share, and that an edit can copy to the following sessions.
 * Excludes times and therapist.
 */
export const sharedColumns = (input: SessionInput) => ({
  session_type_id: input.sessionTypeId,
  patient_id: input.withAnimalOnly ? null : input.patientId,
  with_animal_only: input.withAnimalOnly,
  club_id: input.clubId,
  price: input.price,
  room_rent: input.roomRent,
  animal_rent: input.animalRent,
  taxes_paid_by_patient: input.taxesPaidByPatient,
})

/**
 * Returns the columns that an edit does not copy to the following sessions of a series. An input without `evaluation`
 * does not change the stored evaluation.
 */
export const singleSessionColumns = (id: string, input: SessionInput, cipher: FieldCipher) => ({
  patient_present: input.patientPresent,
  paid: input.paid,
  comments: input.comments ? cipher.encrypt(input.comments, commentsField(id)) : null,
  ...(input.evaluation && { evaluation: cipher.encrypt(JSON.stringify(input.evaluation), evaluationField(id)) }),
})
