import type { SessionInput } from 'shared/contracts/session'
import type { Seal } from '../../sealing.ts'

export const commentsPlace = (id: string) => ({ table: 'session', column: 'comments', id })

/** The columns a form fills; what stands in the way of the time chosen is decided elsewhere. */
export const columnsOf = (id: string, input: SessionInput, seal: Seal) => ({
  day: input.startDate,
  start_time: input.startTime,
  end_time: input.endTime,
  therapist_id: input.therapistId,
  session_type_id: input.sessionTypeId,
  patient_id: input.withAnimalOnly ? null : input.patientId,
  club_id: input.clubId,
  price: input.price,
  room_rent: input.roomRent,
  animal_rent: input.animalRent,
  taxes_paid_by_patient: input.taxesPaidByPatient,
  patient_present: input.patientPresent,
  paid: input.paid,
  with_animal_only: input.withAnimalOnly,
  comments: input.comments ? seal.close(input.comments, commentsPlace(id)) : null,
})
