import type { Draft } from '../draft.ts'

export interface AroundField {
  name: Exclude<keyof Draft['individual'], 'birthdate' | 'nbHoursToDo' | 'firm'>
  label: string
  type?: 'tel' | 'email'
}

const legalManager: readonly AroundField[] = [
  { name: 'legalManagerLastname', label: 'Nom du responsable légal' },
  { name: 'legalManagerFirstname', label: 'Prénom du responsable légal' },
  { name: 'legalManagerLink', label: 'Lien avec le patient' },
  { name: 'legalManagerPhone', label: 'Téléphone du responsable légal', type: 'tel' },
  { name: 'legalManagerEmail', label: 'E-mail du responsable légal', type: 'email' },
]

const referent: readonly AroundField[] = [
  { name: 'referentPhone', label: 'Téléphone du référent', type: 'tel' },
  { name: 'referentEmail', label: 'E-mail du référent', type: 'email' },
]

const funder: readonly AroundField[] = [
  { name: 'funderLastname', label: 'Nom du financeur' },
  { name: 'funderFirstname', label: 'Prénom du financeur' },
  { name: 'funderCompanyName', label: 'Entreprise du financeur' },
  { name: 'funderTel', label: 'Téléphone du financeur', type: 'tel' },
  { name: 'funderEmail', label: 'E-mail du financeur', type: 'email' },
]

/** The fields of the people around a patient. */
export const aroundFields = { legalManager, referent, funder }
