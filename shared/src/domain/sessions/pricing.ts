import { centsOf, eurosOf } from '../money/cents.ts'

/** Returns the proposed price of a session, in euros: the session type's, else the signed-in member's, else 0. */
export const defaultPrice = (
  sessionType: { defaultSessionPrice: number | null } | null | undefined,
  user: { defaultSessionPrice: number | null } | null | undefined,
): number => sessionType?.defaultSessionPrice ?? user?.defaultSessionPrice ?? 0

/** Returns the chosen club's rent per session in euros; 0 without a club. */
export const roomRentOf = (club: { amountPerSession: number } | null | undefined): number => club?.amountPerSession ?? 0

/**
 * Whether an amount was typed: it differs from the one that the chosen type or place proposes (ruling 167). An empty
 * field is not typed. `proposedAmount` is undefined for a deleted type, whose price is not known.
 */
export const isTypedAmount = (amount: number | null, proposedAmount: number | undefined): boolean =>
  amount !== null && amount !== proposedAmount

interface SessionRents {
  roomRent: number
  animalRent: number
}

/** Returns the rents in euros that the patient pays directly to the club: all if `paysRental`, else none. */
export const taxesPaidByPatient = ({ roomRent, animalRent }: SessionRents, paysRental: boolean): number =>
  paysRental ? eurosOf(centsOf(roomRent) + centsOf(animalRent)) : 0
