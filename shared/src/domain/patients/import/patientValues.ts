import { buildTextRecord } from '../../../contracts/patients/individualTexts.ts'
import type { Patient, PatientInput } from '../../../contracts/patients/patient.ts'
import { countryOf } from '../../contact/country.ts'
import { formatPhone } from '../../contact/phone.ts'
import { parseBirth, birthText } from '../birth.ts'
import { importFieldDefinitions, importFields } from './importFields.ts'
import type { ImportedValues } from './importFields.ts'
import { plainText } from '../../plainText.ts'

type Individual = NonNullable<PatientInput['individual']>

/** Converts a patient to imported values, to compare both; `employer` is the firm of an employee. */
export function patientValues(patient: Patient, employer: Patient['firm'] = null): ImportedValues {
  const { individual, firm, address } = patient
  return {
    type: patient.type ?? 'INDIVIDUAL',
    lastname: individual?.lastname ?? (firm ? '' : patient.contactLastname),
    firstname: individual?.firstname ?? (firm ? '' : patient.contactFirstname),
    companyName: (firm ?? employer)?.companyName ?? '',
    siren: firm?.siren ?? '',
    siret: firm?.siret ?? '',
    vatNumber: firm?.vatNumber ?? '',
    contactLastname: patient.contactLastname,
    contactFirstname: patient.contactFirstname,
    email: patient.email,
    phoneNumber: formatPhone(patient.phoneNumber),
    secondPhoneNumber: formatPhone(patient.secondPhoneNumber ?? ''),
    ...address,
    country: countryOf(address),
    birthdate: individual ? birthText(individual) : '',
    nbHoursToDo: individual ? String(individual.nbHoursToDo) : '',
    ...buildTextRecord((name) => individual?.[name] ?? ''),
    practiceNote: patient.practiceNote ?? '',
  }
}

const individualOf = (values: ImportedValues, firm: string | null): Individual => ({
  firstname: values.firstname ?? '',
  lastname: values.lastname ?? '',
  ...parseBirth(values.birthdate),
  nbHoursToDo: Number(values.nbHoursToDo || 0),
  ...buildTextRecord((name) => values[name] ?? ''),
  firm,
})

/** Converts imported values to the patient that the API accepts; `firmId` is the id of an employee's firm. */
export function toPatientInput(values: ImportedValues, firmId: string | null): PatientInput {
  const isFirm = values.type === 'FIRM'
  return {
    type: isFirm ? 'FIRM' : 'INDIVIDUAL',
    email: values.email ?? '',
    phoneNumber: values.phoneNumber ?? '',
    secondPhoneNumber: values.secondPhoneNumber ?? '',
    contactFirstname: values.contactFirstname ?? '',
    contactLastname: values.contactLastname ?? '',
    address: {
      streetName: values.streetName ?? '',
      zipCode: values.zipCode ?? '',
      city: values.city ?? '',
      ...(values.country && { country: values.country }),
    },
    individual: isFirm ? null : individualOf(values, firmId),
    firm: isFirm
      ? {
          companyName: values.companyName ?? '',
          siren: values.siren ?? '',
          siret: values.siret ?? '',
          vatNumber: values.vatNumber ?? '',
        }
      : null,
    practiceNote: values.practiceNote ?? '',
  }
}

const withoutLineBreaks = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function isSame(field: keyof ImportedValues, value: string, existingValue: string): boolean {
  const { kind } = importFieldDefinitions[field]
  if (kind === 'email') return value.trim().toLowerCase() === existingValue.trim().toLowerCase()
  if (kind === 'number') return Number(value) === Number(existingValue)
  // `plainText` keeps letters and digits only, so that two different emojis would be equal.
  if (kind === 'note') return withoutLineBreaks(value) === withoutLineBreaks(existingValue)
  return value === existingValue || plainText(value) === plainText(existingValue)
}

/** The fields of a line that identify the employer of a person. */
const employerFields: ReadonlySet<string> = new Set(['companyName', 'siren', 'siret', 'vatNumber'])

const isValueField = (name: string, values: ImportedValues): name is keyof ImportedValues => name in values

/**
 * Returns the fields of an imported line that differ from the existing patient, ignoring case, accents and spaces.
 * Empty fields of the line are ignored, and so is the employer of a person, which is compared by id.
 */
export const differingFields = (lineValues: ImportedValues, existingValues: ImportedValues): (keyof ImportedValues)[] =>
  Object.keys(lineValues)
    .filter((name): name is keyof ImportedValues => isValueField(name, lineValues))
    .filter((field) => lineValues.type === 'FIRM' || !employerFields.has(field))
    .filter((field) => lineValues[field] && !isSame(field, lineValues[field], existingValues[field] ?? ''))
    // A year alone is less precise than a stored day of that year, so it is not a difference.
    .filter((field) => field !== 'birthdate' || !existingValues.birthdate?.startsWith(lineValues.birthdate ?? ''))

/** Whether both have the same values in `fields`, empty ones too; all fields if omitted. */
export const haveSameValues = (
  first: ImportedValues,
  second: ImportedValues,
  fields: readonly string[] = Object.keys({ ...first, ...second }),
): boolean =>
  fields
    .filter((name): name is keyof ImportedValues => isValueField(name, { ...first, ...second }))
    .filter((field) => first.type === 'FIRM' || !employerFields.has(field))
    .every((field) => isSame(field, first[field] ?? '', second[field] ?? ''))

/** The fields to show of a new line: those with a value, without the type, which the screen shows with the name. */
export const filledFields = (values: ImportedValues): (keyof ImportedValues)[] =>
  importFields
    .filter((field): field is keyof ImportedValues => isValueField(field, values))
    .filter((field) => field !== 'type' && values[field])
    .filter((field) => values.type === 'FIRM' || (field !== 'siren' && field !== 'siret' && field !== 'vatNumber'))

/** The input of a person with empty fields. */
export const emptyPatientInput: PatientInput = toPatientInput({}, null)
