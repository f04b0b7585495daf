import { individualText, individualTextNames } from 'shared/contracts/patients/individualTexts'
import type { IndividualTextName, TextGroup } from 'shared/contracts/patients/individualTexts'

export interface RelatedContactField {
  name: IndividualTextName
  label: string
  type?: 'tel' | 'email'
}

const inputTypeByKind = { phone: 'tel', email: 'email', name: undefined, text: undefined } as const

const fieldOf = (name: IndividualTextName): RelatedContactField => {
  const { label, kind } = individualText(name)
  return { name, label, type: inputTypeByKind[kind] }
}

const fieldsIn = (group: TextGroup): readonly RelatedContactField[] =>
  individualTextNames.filter((name) => individualText(name).group === group).map(fieldOf)

/** Fields of the legal guardian, the referent and the funder of a patient. */
export const relatedContactFieldGroups = {
  legalManager: fieldsIn('legalManager'),
  referent: fieldsIn('referent'),
  funder: fieldsIn('funder'),
}
