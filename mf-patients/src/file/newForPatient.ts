import type { PatientDetails } from 'shared/contracts/patients/patientFile'

interface NewForPatient {
  label: string
  path: string
}

/**
 * The forms that a member may open with this patient filled in: the address has the id, never the name. None for an
 * archived patient, whom these forms do not offer.
 */
export function newForPatient(
  { id, archivedAt }: Pick<PatientDetails, 'id' | 'archivedAt'>,
  privileges: readonly string[],
): { session: NewForPatient | undefined; documents: readonly NewForPatient[] } {
  if (archivedAt !== null) return { session: undefined, documents: [] }
  return {
    session: privileges.includes('AGENDA')
      ? { label: 'Nouvelle séance', path: `/pros/session?patient=${id}` }
      : undefined,
    documents: [
      ...(privileges.includes('ESTIMATION')
        ? [{ label: 'Nouveau devis', path: `/pros/estimations?patientId=${id}` }]
        : []),
      ...(privileges.includes('BILL') ? [{ label: 'Nouvelle facture', path: `/pros/billings?patientId=${id}` }] : []),
    ],
  }
}
