import type { PatientType } from '../../contracts/patients/patient.ts'

/** What a patient is called on the screen: a person, or a firm with its employees. */
export const patientTypeLabels: Record<PatientType, string> = { INDIVIDUAL: 'Particulier', FIRM: 'Entreprise' }

/** The choices of a form, in their order. */
export const patientTypeOptions: readonly { value: PatientType; label: string }[] = [
  { value: 'INDIVIDUAL', label: patientTypeLabels.INDIVIDUAL },
  { value: 'FIRM', label: patientTypeLabels.FIRM },
]
