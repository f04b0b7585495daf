import type { Evaluation } from 'shared/contracts/evaluation'
import type { SessionInput } from 'shared/contracts/session'
import { emptyEvaluation, withDefaults } from 'shared/domain/evaluation/evaluation'
import type { Place } from 'shared/domain/sessions/series'
import type { Seal } from '../../sealing.ts'
import type { SessionRow } from './sessionState.sql.ts'

export const commentsPlace = (id: string) => ({ table: 'session', column: 'comments', id })
export const evaluationPlace = (id: string) => ({ table: 'session', column: 'evaluation', id })

export const evaluationOf = ({ id, evaluation }: Pick<SessionRow, 'id' | 'evaluation'>, seal: Seal): Evaluation =>
  evaluation ? withDefaults(JSON.parse(seal.open(evaluation, evaluationPlace(id)))) : emptyEvaluation()

export const placeColumns = ({ date, startTime, endTime, therapistId }: Place) => ({
  day: date,
  start_time: startTime,
  end_time: endTime,
  therapist_id: therapistId,
})

/** What a session has in common with those of its series, place left out. */
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

/** What is told of one session alone; an evaluation left out stays as it is. */
export const ownColumns = (id: string, input: SessionInput, seal: Seal) => ({
  patient_present: input.patientPresent,
  paid: input.paid,
  comments: input.comments ? seal.close(input.comments, commentsPlace(id)) : null,
  ...(input.evaluation && { evaluation: seal.close(JSON.stringify(input.evaluation), evaluationPlace(id)) }),
})
