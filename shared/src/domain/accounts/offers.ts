import type { Offer } from '../../contracts/access.ts'

/** An offer as shown on one of the two price lists, on the landing page and at sign-up (rulings 1, 2 and 108). */
export interface OfferCard {
  /** The offer that a practice obtains by choosing this card. */
  offer: Offer
  title: string
  description: string
  /** Euros before tax; null if the price is on request. */
  monthlyPrice: number | null
  /** Euros before tax for each additional person; null in every offer (ruling 2). */
  additionalPrice: number | null
  /** The features in addition to those of the previous card. */
  features: readonly string[]
  buttonText: string
  featured: boolean
}

const standardFeatures = [
  'Agenda et réservation en ligne',
  'Patients, animaux et lieux',
  'Devis, factures et prévisionnel',
] as const

const proFeatures = [
  'Les commentaires vocaux des séances',
  'Les réponses du premier rendez-vous dans le dossier',
  'Les droits de chacun, section par section',
] as const

const ultimeFeatures = [
  'Plusieurs praticiens et plusieurs assistants',
  "Le filtre par praticien dans l'agenda et les factures",
  'Les couleurs du calendrier par praticien',
] as const

/** The offers on the prices page and at sign-up. */
export const signUpOffers: readonly OfferCard[] = [
  {
    offer: 'STANDARD',
    title: 'Standard',
    description: 'Pour un praticien seul',
    monthlyPrice: 30,
    additionalPrice: null,
    features: standardFeatures,
    buttonText: 'Choisir Standard',
    featured: false,
  },
  {
    offer: 'PRO',
    title: 'Pro',
    description: 'Pour un praticien et son assistant',
    monthlyPrice: 45,
    additionalPrice: null,
    features: ['Tout ce que contient Standard', '1 assistant', ...proFeatures],
    buttonText: 'Choisir Pro',
    featured: true,
  },
  {
    offer: 'ULTIME',
    title: 'Ultime',
    description: 'Pour une équipe de praticiens',
    monthlyPrice: null,
    additionalPrice: null,
    features: ['Tout ce que contient Pro', ...ultimeFeatures],
    buttonText: 'Choisir Ultime',
    featured: false,
  },
]

/** The offers on the landing page: Premium leads to PRO, more than five people to ULTIME. */
export const landingOffers: readonly OfferCard[] = [
  {
    offer: 'STANDARD',
    title: 'Standard',
    description: 'Pour un praticien seul',
    monthlyPrice: 24.9,
    additionalPrice: null,
    features: standardFeatures,
    buttonText: 'Essayer Standard',
    featured: false,
  },
  {
    offer: 'PRO',
    title: 'Premium',
    description: 'Pour un praticien et un collaborateur',
    monthlyPrice: 59.9,
    additionalPrice: null,
    features: ['Tout ce que contient Standard', "Une équipe jusqu'à 5 personnes, sur demande", ...proFeatures],
    buttonText: 'Essayer Premium',
    featured: true,
  },
  {
    offer: 'ULTIME',
    title: 'Plus de 5 personnes',
    description: 'Un devis sur mesure',
    monthlyPrice: null,
    additionalPrice: null,
    features: ['Tout ce que contient Premium', ...ultimeFeatures],
    buttonText: 'Nous contacter',
    featured: false,
  },
]

/**
 * The trial as announced at sign-up; every trial lasts one month, although the landing page announces 14 days (ruling
 * 1).
 */
export const signUpTrial = '1 mois gratuit, sans carte bancaire'
export const landingTrial = "14 jours d'essai gratuit"

export const defaultOffer: Offer = 'PRO'

/** Returns the offer with exactly this name, such as `PRO`; undefined for an unknown name. */
export const offerOfName = (text: string | null): Offer | undefined =>
  signUpOffers.find(({ offer }) => offer === text)?.offer

/** Whether an offer needs a contract with the operator, like Ultime, and so cannot be chosen at sign-up (ruling 4). */
export const needsContract = (offer: Offer): boolean =>
  signUpOffers.some((card) => card.offer === offer && card.monthlyPrice === null)

/**
 * The limits that a practice gets with an offer; a limit of one therapist is used up by the owner. The operator may set
 * other limits for a practice, with Pro or Ultime (rulings 3, 82 and 108).
 */
const limits: Record<Offer, { nbMaxAssistants: number; nbMaxTherapists: number }> = {
  STANDARD: { nbMaxAssistants: 0, nbMaxTherapists: 1 },
  PRO: { nbMaxAssistants: 1, nbMaxTherapists: 1 },
  ULTIME: { nbMaxAssistants: 4, nbMaxTherapists: 4 },
}

export const limitsOf = (offer: Offer) => limits[offer]
