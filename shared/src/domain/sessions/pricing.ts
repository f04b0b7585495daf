import { centsOf, eurosOf } from '../money/cents.ts'

/** The price proposed for a session, in euros: the session type's, otherwise the therapist's own, otherwise 0. */
export const defaultPrice = (
  sessionType: { defaultSessionPrice: number | null } | null | undefined,
  user: { defaultSessionPrice: number | null } | null | undefined,
): number => sessionType?.defaultSessionPrice ?? user?.defaultSessionPrice ?? 0

/** Choosing a place sets the room's rent. */
export const roomRentOf = (club: { amountPerSession: number } | null | undefined): number => club?.amountPerSession ?? 0

interface Rents {
  roomRent: number
  animalRent: number
}

/** The sum paid directly to the place, once 'the patient pays the rental' is ticked. */
export const taxesPaidByPatient = ({ roomRent, animalRent }: Rents, paysRental: boolean): number =>
  paysRental ? eurosOf(centsOf(roomRent) + centsOf(animalRent)) : 0
