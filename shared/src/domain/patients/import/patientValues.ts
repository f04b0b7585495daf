import { forEachText } from '../../../contracts/patients/individualTexts.ts'
import type { Patient, PatientInput } from '../../../contracts/patients/patient.ts'
import { formatPhone } from '../../contact/phone.ts'
import { importFieldDefinitions } from './importFields.ts'
import type { ImportedValues } from './importFields.ts'
import { plainText } from '../../plainText.ts'

type Individual = NonNullable<PatientInput['individual']>

/** A patient in the form of imported values, for comparison; `firmName` is the name of an employee's firm. */
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

/** The values in the form the API accepts. */
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

function isSame(field: keyof ImportedValues, value: string, known: string): boolean {
  const { kind } = importFieldDefinitions[field]
  if (kind === 'email') return value.trim().toLowerCase() === known.trim().toLowerCase()
  if (kind === 'number') return Number(value) === Number(known)
  return value === known || plainText(value) === plainText(known)
}

const isValueField = (name: string, values: ImportedValues): name is keyof ImportedValues => name in values

/** The fields of `given` that differ from `known`, ignoring case, accents and spaces. Empty fields never differ. */
export const differingFields = (given: ImportedValues, known: ImportedValues): (keyof ImportedValues)[] =>
  Object.keys(given)
    .filter((name): name is keyof ImportedValues => isValueField(name, given))
    .filter((field) => given[field] && !isSame(field, given[field], known[field] ?? ''))

/** A person with empty fields. */
export const newPatientInput: PatientInput = inputOfValues({}, null)
