import type { PatientType } from '../../contracts/patients/patient.ts'

/** The labels of the patient types: a person, or a firm with its employees. */
export const patientTypeLabels: Record<PatientType, string> = { INDIVIDUAL: 'Particulier', FIRM: 'Entreprise' }

/** The options for the type of a patient in forms, in display order. */
export const patientTypeOptions: readonly { value: PatientType; label: string }[] = [
  { value: 'INDIVIDUAL', label: patientTypeLabels.INDIVIDUAL },
  { value: 'FIRM', label: patientTypeLabels.FIRM },
]
