/** Determines the schema of a text, its validation in the form, how it is stored, and how the import reads its cell. */
export type TextKind = 'name' | 'text' | 'phone' | 'email'

/** The collapsed groups of the form. */
export type TextGroup = 'legalManager' | 'referent' | 'funder'

export interface IndividualText {
  kind: TextKind
  group: TextGroup
  /** The label in the form, the exports, the comparison of two versions, and the list of columns of the import. */
  label: string
  /** The name of the text in validation messages, if it differs from `label`. */
  labelInProblems?: string
  /** Maximum number of characters, for the kinds `name` and `text`. */
  maxLength?: number
  /** The example in the import's template file. */
  example?: string
}

/**
 * The optional texts about a patient who is a person, in the order of the form. An entry defines the whole field,
 * except its column (named after it in snake case: a migration and `api/src/tables/people.ts`) and its position in the
 * patient's file.
 */
const individualTexts = {
  legalManagerLastname: {
    group: 'legalManager',
    kind: 'name',
    label: 'Nom du responsable légal',
    example: 'Durand',
  },
  legalManagerFirstname: {
    group: 'legalManager',
    kind: 'name',
    label: 'Prénom du responsable légal',
    example: 'Anne',
  },
  legalManagerLink: {
    group: 'legalManager',
    kind: 'text',
    label: 'Lien avec le patient',
    maxLength: 100,
    example: 'Mère',
  },
  legalManagerPhone: {
    group: 'legalManager',
    kind: 'phone',
    label: 'Téléphone du responsable légal',
    example: '06 98 76 54 32',
  },
  legalManagerEmail: {
    group: 'legalManager',
    kind: 'email',
    label: 'E-mail du responsable légal',
  },
  referentPhone: {
    group: 'referent',
    kind: 'phone',
    label: 'Téléphone du référent',
  },
  referentEmail: {
    group: 'referent',
    kind: 'email',
    label: 'E-mail du référent',
  },
  funderLastname: { group: 'funder', kind: 'name', label: 'Nom du financeur' },
  funderFirstname: { group: 'funder', kind: 'name', label: 'Prénom du financeur' },
  funderCompanyName: {
    group: 'funder',
    kind: 'name',
    label: 'Entreprise du financeur',
    labelInProblems: 'Organisme du financeur',
    maxLength: 200,
  },
  funderTel: { group: 'funder', kind: 'phone', label: 'Téléphone du financeur' },
  funderEmail: { group: 'funder', kind: 'email', label: 'E-mail du financeur' },
} as const satisfies Record<string, IndividualText>

export type IndividualTextName = keyof typeof individualTexts

export const individualTextNames = Object.keys(individualTexts).filter(
  (name): name is IndividualTextName => name in individualTexts,
)

/** The definition of a text, including its omitted properties. */
export const individualText = (name: IndividualTextName): IndividualText => individualTexts[name]

/** Returns a record with a value for each text. */
export function buildTextRecord<T>(valueOf: (name: IndividualTextName) => T): Record<IndividualTextName, T> {
  const values: Partial<Record<IndividualTextName, T>> = {}
  for (const name of individualTextNames) values[name] = valueOf(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name has a value here
  return values as Record<IndividualTextName, T>
}
