import type { SessionInput } from 'shared/contracts/agenda/session'
import { sharedColumns, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'

/** The shared columns that the edit changed, to be copied to the following sessions. */
export function changedSharedColumns(row: SessionRow, input: SessionInput) {
  const {
    patient_id,
    with_animal_only,
    session_type_id,
    club_id,
    price,
    room_rent,
    animal_rent,
    taxes_paid_by_patient,
  } = sharedColumns(input)
  return {
    ...((row.patient_id !== patient_id || row.with_animal_only !== with_animal_only) && {
      patient_id,
      with_animal_only,
    }),
    ...(row.session_type_id !== session_type_id && { session_type_id }),
    ...(row.club_id !== club_id && { club_id }),
    ...(row.price !== price && { price }),
    ...(row.room_rent !== room_rent && { room_rent }),
    ...(row.animal_rent !== animal_rent && { animal_rent }),
    ...(row.taxes_paid_by_patient !== taxes_paid_by_patient && { taxes_paid_by_patient }),
  }
}
