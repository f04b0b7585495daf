import type { Patient } from 'shared/contracts/patient'

export const typeLabels = { INDIVIDUAL: 'Particulier', FIRM: 'Entreprise' }

/** A patient without a type is a contact. */
export const typeLabel = ({ type }: Pick<Patient, 'type'>): string => (type ? typeLabels[type] : 'Contact')
