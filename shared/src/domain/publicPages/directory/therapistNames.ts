import type { TherapistCard } from '../../../contracts/directory/therapist.ts'

/** « Claire Martin » */
export const nameOf = ({ firstname, lastname }: Pick<TherapistCard, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`

/** « CM », where there is no logo. */
export const initialsOf = ({ firstname, lastname }: Pick<TherapistCard, 'firstname' | 'lastname'>): string =>
  `${firstname.slice(0, 1)}${lastname.slice(0, 1)}`.toUpperCase()

/** « 4 rue du Lac, 69003 Lyon », without the parts that are unknown. */
export const addressOf = ({ streetName, zipCode, city }: TherapistCard['address']): string =>
  [streetName, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ')
