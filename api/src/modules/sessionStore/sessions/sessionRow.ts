import type { Selectable } from 'kysely'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { SessionInput } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { emptyEvaluation, withDefaults } from 'shared/domain/evaluation/evaluation'
import type { TherapistTimeSlot } from 'shared/domain/sessions/series'
import type { Seal } from '../../../sealing/sealing.ts'
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

/** The field a seal is tied to: comments open in no other one. */
export const commentsField = (id: string) => ({ table: 'session', column: 'comments', id })
export const evaluationField = (id: string) => ({ table: 'session', column: 'evaluation', id })

export function evaluationOf({ id, evaluation }: Pick<SessionRow, 'id' | 'evaluation'>, seal: Seal): Evaluation {
  if (!evaluation) return emptyEvaluation()
  const stored: unknown = JSON.parse(seal.open(evaluation, evaluationField(id)))
  return withDefaults(stored)
}

/** When and with whom: what a move changes. */
export const scheduleColumns = ({ date, startTime, endTime, therapistId }: TherapistTimeSlot) => ({
  day: date,
  start_time: startTime,
  end_time: endTime,
  therapist_id: therapistId,
})

/** What the sessions of a series have in common, date and times left out. */
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

/** What belongs to one session alone; an evaluation left out stays as it is. */
export const ownColumns = (id: string, input: SessionInput, seal: Seal) => ({
  patient_present: input.patientPresent,
  paid: input.paid,
  comments: input.comments ? seal.close(input.comments, commentsField(id)) : null,
  ...(input.evaluation && { evaluation: seal.close(JSON.stringify(input.evaluation), evaluationField(id)) }),
})
