import { forEachText } from '../../../contracts/patients/individualTexts.ts'
import type { Patient, PatientInput } from '../../../contracts/patients/patient.ts'
import { formatPhone } from '../../contact/phone.ts'
import { importFieldDefinitions } from './importFields.ts'
import type { ImportedValues } from './importFields.ts'
import { plainText } from '../../plainText.ts'

type Individual = NonNullable<PatientInput['individual']>

/** Converts a patient to imported values, to compare both; `firmName` is the name of an employee's firm. */
export function patientValues(patient: Patient, firmName = ''): ImportedValues {
  const { individual, firm, address } = patient
  return {
    type: patient.type ?? 'INDIVIDUAL',
    lastname: individual?.lastname ?? (firm ? '' : patient.contactLastname),
    firstname: individual?.firstname ?? (firm ? '' : patient.contactFirstname),
    companyName: firm?.companyName ?? firmName,
    siren: firm?.siren ?? '',
    contactLastname: patient.contactLastname,
    contactFirstname: patient.contactFirstname,
    email: patient.email,
    phoneNumber: formatPhone(patient.phoneNumber),
    ...address,
    birthdate: individual?.birthdate ?? '',
    nbHoursToDo: individual ? String(individual.nbHoursToDo) : '',
    ...forEachText((name) => individual?.[name] ?? ''),
  }
}

const individualOf = (values: ImportedValues, firm: string | null): Individual => ({
  firstname: values.firstname ?? '',
  lastname: values.lastname ?? '',
  birthdate: values.birthdate || null,
  nbHoursToDo: Number(values.nbHoursToDo || 0),
  ...forEachText((name) => values[name] ?? ''),
  firm,
})

/** Converts imported values to the patient that the API accepts; `firmId` is the id of an employee's firm. */
export function inputOfValues(values: ImportedValues, firmId: string | null): PatientInput {
  const isFirm = values.type === 'FIRM'
  return {
    type: isFirm ? 'FIRM' : 'INDIVIDUAL',
    email: values.email ?? '',
    phoneNumber: values.phoneNumber ?? '',
    contactFirstname: values.contactFirstname ?? '',
    contactLastname: values.contactLastname ?? '',
    address: { streetName: values.streetName ?? '', zipCode: values.zipCode ?? '', city: values.city ?? '' },
    individual: isFirm ? null : individualOf(values, firmId),
    firm: isFirm ? { companyName: values.companyName ?? '', siren: values.siren ?? '' } : null,
  }
}

function isSame(field: keyof ImportedValues, value: string, knownValue: string): boolean {
  const { kind } = importFieldDefinitions[field]
  if (kind === 'email') return value.trim().toLowerCase() === knownValue.trim().toLowerCase()
  if (kind === 'number') return Number(value) === Number(knownValue)
  return value === knownValue || plainText(value) === plainText(knownValue)
}

const isValueField = (name: string, values: ImportedValues): name is keyof ImportedValues => name in values

/**
 * Returns the fields of an imported line that differ from the known patient, ignoring case, accents and spaces. Empty
 * fields of the line do not count.
 */
export const differingFields = (
  importedLineValues: ImportedValues,
  knownValues: ImportedValues,
): (keyof ImportedValues)[] =>
  Object.keys(importedLineValues)
    .filter((name): name is keyof ImportedValues => isValueField(name, importedLineValues))
    .filter((field) => importedLineValues[field] && !isSame(field, importedLineValues[field], knownValues[field] ?? ''))

/** The input of a person with empty fields. */
export const newPatientInput: PatientInput = inputOfValues({}, null)
