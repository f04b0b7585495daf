import type { ClubSession } from 'shared/contracts/agenda/club'
import { amountDueToClub } from 'shared/domain/club'
import type { SessionRow } from '../../sessionStore/sessions/sessionRow.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { titleOf, type TitledRow } from '../../sessionStore/sessions/titledRow.ts'

type SessionRents = Pick<SessionRow, 'room_rent' | 'animal_rent' | 'taxes_paid_by_patient'>

/** A session at a club, with the amount due for it. */
export type ClubSessionRow = TitledRow & SessionRents & Pick<SessionRow, 'club_amount_due' | 'paid_to_club'>

/** The amount due to the club according to the session's rents, in euros. */
export const amountDueByRents = ({ room_rent, animal_rent, taxes_paid_by_patient }: SessionRents): number =>
  amountDueToClub({ roomRent: room_rent, animalRent: animal_rent, taxesPaidByPatient: taxes_paid_by_patient })

/** Maps a row to a club's session; without the patient unless `withPatients`. */
export function clubSessionOf(row: ClubSessionRow, withPatients: boolean): ClubSession {
  const paymentState = { amountDue: row.club_amount_due ?? amountDueByRents(row), paidToClub: row.paid_to_club }
  return {
    id: row.id,
    date: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    title: withPatients ? titleOf(row) : row.type_name,
    patientId: withPatients ? row.patient_id : null,
    therapistId: row.therapist_id,
    ...paymentState,
    version: contentVersion(paymentState),
  }
}
