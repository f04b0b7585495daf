import type { PatientDetails } from 'shared/contracts/patients/patientFile'

interface CreationLink {
  label: string
  path: string
}

/**
 * Returns the links to the forms of a new session, quote or invoice for a patient, as far as the member may open them.
 * The URL contains the id, never the name. An archived patient has no links, because archived patients cannot be
 * selected in these forms.
 */
export function creationLinksOf(
  { id, archivedAt }: Pick<PatientDetails, 'id' | 'archivedAt'>,
  privileges: readonly string[],
): { session: CreationLink | undefined; documents: readonly CreationLink[] } {
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
