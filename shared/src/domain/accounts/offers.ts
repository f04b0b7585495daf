import type { Offer } from '../../contracts/access.ts'

/** One catalogue, two lists of prices as the product publishes them (rulings 1 and 2). Prices are euros before tax, a month. */
export interface OfferCard {
  offer: Offer
  title: string
  /** null: on contact. */
  monthlyPrice: number | null
  featured: boolean
}

/** The prices page and the sign-up. */
export const signUpOffers: readonly OfferCard[] = [
  { offer: 'STANDARD', title: 'Standard', monthlyPrice: 30, featured: false },
  { offer: 'PRO', title: 'Pro', monthlyPrice: 45, featured: true },
  { offer: 'ULTIME', title: 'Ultime', monthlyPrice: null, featured: false },
]

/** The landing page: Premium leads to PRO, more than five to ULTIME. */
export const landingOffers: readonly OfferCard[] = [
  { offer: 'STANDARD', title: 'Standard', monthlyPrice: 24.9, featured: false },
  { offer: 'PRO', title: 'Premium', monthlyPrice: 59.9, featured: true },
  { offer: 'ULTIME', title: 'Nous contacter', monthlyPrice: null, featured: false },
]

export const defaultOffer: Offer = 'PRO'

/** Ultime is by contract: nobody signs up for it alone (ruling 4). */
export const isOnContact = (offer: Offer): boolean =>
  signUpOffers.some((card) => card.offer === offer && card.monthlyPrice === null)

/** Members a practice may have beside its owner. Ultime's are set by its contract; these are the usual ones (ruling 3). */
const limits: Record<Offer, { nbMaxAssistants: number; nbMaxTherapists: number }> = {
  STANDARD: { nbMaxAssistants: 0, nbMaxTherapists: 1 },
  PRO: { nbMaxAssistants: 1, nbMaxTherapists: 1 },
  ULTIME: { nbMaxAssistants: 4, nbMaxTherapists: 4 },
}

export const limitsOf = (offer: Offer) => limits[offer]
