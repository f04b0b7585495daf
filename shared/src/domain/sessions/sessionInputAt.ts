import type { Session, SessionInput } from '../../contracts/agenda/session.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'

/**
 * Returns the request body that changes only the date and times of a session. The evaluation is omitted: the server
 * then leaves it unchanged.
 */
export const sessionInputAt = (session: Session, { date, startTime, endTime }: TimeSlot): SessionInput => ({
  startDate: date,
  endDate: session.endDate,
  startTime,
  endTime,
  recurrence: session.recurrence,
  therapistId: session.therapistId,
  sessionTypeId: session.sessionTypeId,
  patientId: session.patientId,
  animalIds: session.animalIds,
  clubId: session.clubId,
  price: session.price,
  roomRent: session.roomRent,
  animalRent: session.animalRent,
  taxesPaidByPatient: session.taxesPaidByPatient,
  patientPresent: session.patientPresent,
  paid: session.paid,
  withAnimalOnly: session.withAnimalOnly,
  selectedCorporatePatients: session.selectedCorporatePatients,
  comments: session.comments,
})
