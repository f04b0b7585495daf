import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { Part } from 'shared/ui'

/** The parts of a patient's file that have a link, in the order of the page. */
export function fileParts({ firm }: Pick<PatientDetails, 'firm'>, privileges: readonly string[]): readonly Part[] {
  const canSeeDocuments = privileges.includes('BILL') || privileges.includes('ESTIMATION')
  return [
    { headingId: 'patient-contact', label: 'Identité' },
    { headingId: 'patient-programme', label: 'Programme' },
    ...(firm ? [] : [{ headingId: 'animal-fit', label: 'Animaux' }]),
    { headingId: 'payers', label: 'Qui paie' },
    { headingId: 'patient-sessions', label: 'Séances' },
    { headingId: 'patient-evaluations', label: 'Évolution' },
    ...(firm ? [] : [{ headingId: 'consent', label: 'Accord' }]),
    ...(canSeeDocuments ? [{ headingId: 'patient-documents', label: 'Devis et factures' }] : []),
    { headingId: 'patient-timeline', label: 'Chronologie' },
    { headingId: 'rights', label: 'Droits' },
  ]
}
