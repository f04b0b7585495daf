import type { ShortSession } from 'shared/contracts/agenda/session'
import type { SessionRow } from './sessionRow.ts'

/** Columns of a session that the calendar renders. */
export const calendarColumns = [
  'session.id',
  'session.series_id',
  'session.day',
  'session.start_time',
  'session.end_time',
  'session.state',
  'session.paid',
  'session.paid_means',
  'session.patient_present',
  'session.bill_id',
  'session.part_bill_id',
  'session.recurrence',
  'session.therapist_id',
  'session.club_id',
  'session.session_type_id',
  'session.patient_id',
  'session.with_animal_only',
  'session.force_reason',
  'session.version',
] as const

type CalendarColumn = (typeof calendarColumns)[number] extends `session.${infer Name}` ? Name : never

/** Session with the names for its title. */
export type TitledRow = Pick<SessionRow, CalendarColumn> & {
  type_name: string
  patient_name: string
  /** Empty unless the animals work without a patient. */
  animal_names: string[]
}

export type CalendarRow = TitledRow & { animal_ids: string[] }

type TitleColumns = Pick<TitledRow, 'with_animal_only' | 'animal_names' | 'patient_name' | 'type_name'>

/** Returns « Patient - session type »; for animals without a patient, their names replace the patient's. */
export function titleOf({ with_animal_only, animal_names, patient_name, type_name }: TitleColumns): string {
  const subject = with_animal_only ? animal_names.join(', ') : patient_name
  return subject ? `${subject} - ${type_name}` : type_name
}

export const shortSessionOf = (row: CalendarRow): ShortSession => ({
  id: row.id,
  seriesId: row.series_id,
  date: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
  title: titleOf(row),
  validated: row.state === 'VALIDATED',
  paid: row.paid,
  paidMeans: row.paid_means,
  patientPresent: row.patient_present,
  billId: row.bill_id,
  partBilled: row.part_bill_id !== null,
  recurrence: row.recurrence,
  therapistId: row.therapist_id,
  clubId: row.club_id,
  sessionTypeId: row.session_type_id,
  animalIds: row.animal_ids,
  patientId: row.patient_id,
  forceReason: row.force_reason,
  version: row.version,
})
