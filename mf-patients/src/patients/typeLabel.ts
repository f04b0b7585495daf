import type { Patient } from 'shared/contracts/patient'

const labels = { INDIVIDUAL: 'Particulier', FIRM: 'Entreprise' }

/** A file without a type is a contact. */
export const typeLabel = ({ type }: Pick<Patient, 'type'>): string => (type ? labels[type] : 'Contact')
