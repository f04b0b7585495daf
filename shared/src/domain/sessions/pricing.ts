import { centsOf, eurosOf } from '../money/cents.ts'

/** The proposed price of a session, in euros: the session type's, else the therapist's, else 0. */
export const defaultPrice = (
  sessionType: { defaultSessionPrice: number | null } | null | undefined,
  user: { defaultSessionPrice: number | null } | null | undefined,
): number => sessionType?.defaultSessionPrice ?? user?.defaultSessionPrice ?? 0

/** The room rent of the chosen club. */
export const roomRentOf = (club: { amountPerSession: number } | null | undefined): number => club?.amountPerSession ?? 0

interface Rents {
  roomRent: number
  animalRent: number
}

/** The amount paid directly to the club, if 'the patient pays the rental' is ticked. */
export const taxesPaidByPatient = ({ roomRent, animalRent }: Rents, paysRental: boolean): number =>
  paysRental ? eurosOf(centsOf(roomRent) + centsOf(animalRent)) : 0
