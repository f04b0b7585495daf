import { readCell } from './importedCell.ts'
import type { ImportMoment } from './importedCell.ts'
import type { ImportedValues, ImportField } from './importFields.ts'
import { leftOutCell } from './leftOutCell.ts'
import type { LeftOutCell } from './leftOutCell.ts'

/** The fields of a patient's own phone numbers, the first before the second. */
export const ownPhoneFields = ['phoneNumber', 'secondPhoneNumber'] as const satisfies readonly ImportField[]

type PhoneField = (typeof ownPhoneFields)[number]

/** Returns the numbers in the cells of one field: the first of each cell, then the further ones. */
function numbersOf(cells: readonly string[], moment: ImportMoment): string[] {
  const readings = cells.map((cell) => readCell('phone', cell, moment))
  return [...readings.flatMap(({ value }) => value ?? []), ...readings.flatMap(({ furtherValues }) => furtherValues)]
}

/**
 * Reads the patient's phone numbers from all cells that have some, such as « 0612345678 ::: 0478000000 ». A patient has
 * two; the others are left out.
 */
export function readLinePhones(
  cells: Readonly<Record<PhoneField, readonly string[]>>,
  moment: ImportMoment,
): { values: Pick<ImportedValues, PhoneField>; leftOut: LeftOutCell[] } {
  const [mainPhone, ...furtherMainPhones] = numbersOf(cells.phoneNumber, moment)
  const secondPhones = [...new Set([...numbersOf(cells.secondPhoneNumber, moment), ...furtherMainPhones])]
  const [secondPhone, ...otherPhones] = secondPhones.filter((phone) => phone !== mainPhone)
  // Without a main number, such as a mobile, two landlines fill both fields.
  const [thirdPhone, ...remainingPhones] = mainPhone === undefined ? otherPhones : []
  const [phoneNumber, secondPhoneNumber] =
    thirdPhone === undefined ? [mainPhone, secondPhone] : [secondPhone, thirdPhone]
  return {
    values: { ...(phoneNumber && { phoneNumber }), ...(secondPhoneNumber && { secondPhoneNumber }) },
    leftOut: (thirdPhone === undefined ? otherPhones : remainingPhones).map((phone) =>
      leftOutCell('secondPhoneNumber', phone, 'deux numéros au plus sont importés'),
    ),
  }
}

/**
 * Makes the only number of a new patient the first one, since lists and forms show `phoneNumber` as the main number.
 */
export function withFirstPhone({ phoneNumber, secondPhoneNumber, ...values }: ImportedValues): ImportedValues {
  const [first, second] = [phoneNumber, secondPhoneNumber].filter(Boolean)
  return { ...values, ...(first && { phoneNumber: first }), ...(second && { secondPhoneNumber: second }) }
}

/** Leaves out the phone numbers of a line if the patient already has all of them, in any order. */
export function withoutExistingPhones(values: ImportedValues, existingValues: ImportedValues): ImportedValues {
  const existingPhones = ownPhoneFields.flatMap((field) => existingValues[field] || [])
  const phones = ownPhoneFields.flatMap((field) => values[field] || [])
  if (phones.length === 0 || !phones.every((phone) => existingPhones.includes(phone))) return values
  const { phoneNumber: _phone, secondPhoneNumber: _secondPhone, ...others } = values
  return others
}
