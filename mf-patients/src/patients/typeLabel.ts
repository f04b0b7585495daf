import type { Patient } from 'shared/contracts/patients/patient'
import { patientTypeLabels } from 'shared/domain/patients/patientType'

/** A patient without a type is a contact. */
export const typeLabel = ({ type }: Pick<Patient, 'type'>): string => (type ? patientTypeLabels[type] : 'Contact')
