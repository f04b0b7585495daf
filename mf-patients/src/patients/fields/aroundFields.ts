import { individualText, individualTextNames } from 'shared/contracts/patients/individualTexts'
import type { IndividualTextName, TextGroup } from 'shared/contracts/patients/individualTexts'

export interface AroundField {
  name: IndividualTextName
  label: string
  type?: 'tel' | 'email'
}

const typeOf = { phone: 'tel', email: 'email', name: undefined, text: undefined } as const

const fieldOf = (name: IndividualTextName): AroundField => {
  const { label, kind } = individualText(name)
  return { name, label, type: typeOf[kind] }
}

const fieldsIn = (group: TextGroup): readonly AroundField[] =>
  individualTextNames.filter((name) => individualText(name).group === group).map(fieldOf)

/** Fields of the people around a patient, by group. */
export const aroundFields = {
  legalManager: fieldsIn('legalManager'),
  referent: fieldsIn('referent'),
  funder: fieldsIn('funder'),
}
