import type { TherapistCard } from 'shared/contracts/therapist'

export const nameOf = ({ firstname, lastname }: Pick<TherapistCard, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`

/** « 4 rue du Lac, 69003 Lyon », without the parts that are unknown. */
export const addressOf = ({ streetName, zipCode, city }: TherapistCard['address']) =>
  [streetName, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ')
