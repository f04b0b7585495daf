import type { Patient } from 'shared/contracts/patients/patient'

export interface RelatedContact {
  /** Relation to the patient, for example « Responsable légal ». */
  role: string
  name: string
  phoneNumber: string
  email: string
}

const joinText = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/**
 * Returns the legal guardian, the referent and the funder of a patient, each only if at least one detail is recorded.
 */
export function relatedContactsOf({ individual }: Pick<Patient, 'individual'>): RelatedContact[] {
  if (!individual) return []
  const { legalManagerLink: link } = individual
  const manager = joinText(individual.legalManagerFirstname, individual.legalManagerLastname)
  const funder = joinText(individual.funderFirstname, individual.funderLastname)
  return [
    {
      role: 'Responsable légal',
      name: [manager, link ? `(${link})` : ''].filter(Boolean).join(' '),
      phoneNumber: individual.legalManagerPhone ?? '',
      email: individual.legalManagerEmail ?? '',
    },
    {
      role: 'Référent',
      name: '',
      phoneNumber: individual.referentPhone ?? '',
      email: individual.referentEmail ?? '',
    },
    {
      role: 'Financeur',
      name: [funder, individual.funderCompanyName].filter(Boolean).join(', '),
      phoneNumber: individual.funderTel ?? '',
      email: individual.funderEmail ?? '',
    },
  ].filter(({ name, phoneNumber, email }) => name !== '' || phoneNumber !== '' || email !== '')
}
