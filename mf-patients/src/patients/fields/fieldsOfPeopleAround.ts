import { individualText, individualTextNames } from 'shared/contracts/patients/individualTexts'
import type { IndividualTextName, TextGroup } from 'shared/contracts/patients/individualTexts'

export interface PersonAroundField {
  name: IndividualTextName
  label: string
  type?: 'tel' | 'email'
}

const inputTypeByKind = { phone: 'tel', email: 'email', name: undefined, text: undefined } as const

const fieldOf = (name: IndividualTextName): PersonAroundField => {
  const { label, kind } = individualText(name)
  return { name, label, type: inputTypeByKind[kind] }
}

const fieldsIn = (group: TextGroup): readonly PersonAroundField[] =>
  individualTextNames.filter((name) => individualText(name).group === group).map(fieldOf)

/** Fields of the people around a patient, by group. */
export const fieldsOfPeopleAround = {
  legalManager: fieldsIn('legalManager'),
  referent: fieldsIn('referent'),
  funder: fieldsIn('funder'),
}
