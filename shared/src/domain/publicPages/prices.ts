import { signUpTrial } from '../accounts/offers.ts'

/** The texts around the offers at sign-up. */
export const pricesPage = {
  tab: 'Prix',
  title: 'Une offre pour chaque cabinet',
  lead: `${signUpTrial}.`,
  terms:
    "Prix hors taxes, sans engagement. Vous changez d'offre ou partez quand vous voulez, avec vos données. Une question ?",
} as const
