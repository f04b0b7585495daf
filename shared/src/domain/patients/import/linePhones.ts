import { readCell } from './importedCell.ts'
import type { ImportMoment } from './importedCell.ts'
import type { ImportedValues, ImportField } from './importFields.ts'
import { leftOutCell } from './leftOutCell.ts'
import type { LeftOutCell } from './leftOutCell.ts'

/** The fields of a patient's own phone numbers, the first before the second. */
export const ownPhoneFields = ['phoneNumber', 'secondPhoneNumber'] as const satisfies readonly ImportField[]

type PhoneField = (typeof ownPhoneFields)[number]

/** The numbers of the cells of one field: the first of each cell, then the further ones. */
function numbersOf(cells: readonly string[], moment: ImportMoment): string[] {
  const readings = cells.map((cell) => readCell('phone', cell, moment))
  return [...readings.flatMap(({ value }) => value ?? []), ...readings.flatMap(({ rest }) => rest)]
}

/**
 * Reads the patient's phone numbers from all cells that have some, such as « 0612345678 ::: 0478000000 ». A patient has
 * two; the others are left out.
 */
export function linePhones(
  cells: Readonly<Record<PhoneField, readonly string[]>>,
  moment: ImportMoment,
): { values: Pick<ImportedValues, PhoneField>; leftOut: LeftOutCell[] } {
  const [first, ...furtherFirst] = numbersOf(cells.phoneNumber, moment)
  const seconds = [...new Set([...numbersOf(cells.secondPhoneNumber, moment), ...furtherFirst])]
  const [second, ...others] = seconds.filter((phone) => phone !== first)
  // Without a mobile, the landlines of the home and of the office fill both fields.
  const [third, ...furtherOthers] = first === undefined ? others : []
  const phones = third === undefined ? [first, second] : [second, third]
  const [phoneNumber, secondPhoneNumber] = phones
  return {
    values: { ...(phoneNumber && { phoneNumber }), ...(secondPhoneNumber && { secondPhoneNumber }) },
    leftOut: (third === undefined ? others : furtherOthers).map((phone) =>
      leftOutCell('secondPhoneNumber', phone, 'deux numéros au plus sont importés'),
    ),
  }
}

/** Makes the only number of a new patient the first one. */
export function withFirstPhone({ phoneNumber, secondPhoneNumber, ...values }: ImportedValues): ImportedValues {
  const [first, second] = [phoneNumber, secondPhoneNumber].filter(Boolean)
  return { ...values, ...(first && { phoneNumber: first }), ...(second && { secondPhoneNumber: second }) }
}

/** Leaves out the phone numbers of a line that the patient has already, in any order. */
export function withoutKnownPhones(values: ImportedValues, known: ImportedValues): ImportedValues {
  const knownPhones = ownPhoneFields.flatMap((field) => known[field] || [])
  const phones = ownPhoneFields.flatMap((field) => values[field] || [])
  if (phones.length === 0 || !phones.every((phone) => knownPhones.includes(phone))) return values
  const { phoneNumber: _phone, secondPhoneNumber: _secondPhone, ...others } = values
  return others
}
