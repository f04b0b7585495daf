import type { TherapistCard } from '../../../contracts/directory/therapist.ts'

/** Returns a therapist's full name: « Claire Martin ». */
export const nameOf = ({ firstname, lastname }: Pick<TherapistCard, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`

/** Returns a therapist's initials, displayed if there is no logo: « CM ». */
export const initialsOf = ({ firstname, lastname }: Pick<TherapistCard, 'firstname' | 'lastname'>): string =>
  `${firstname.slice(0, 1)}${lastname.slice(0, 1)}`.toUpperCase()

/** Formats an address without its unknown parts: « 4 rue du Lac, 69003 Lyon ». */
export const addressOf = ({ streetName, zipCode, city }: TherapistCard['address']): string =>
  [streetName, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ')
