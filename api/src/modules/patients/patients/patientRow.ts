import { snakeCase, type toSnakeCaseKeys } from 'es-toolkit'
import type { Selectable } from 'kysely'
import {
  individualText,
  individualTextNames,
  type IndividualTextName,
  type TextKind,
} from 'shared/contracts/patients/individualTexts'
import type { ListedPatient, Patient, PatientInput } from 'shared/contracts/patients/patient'
import { formatPhone, parsePhone } from 'shared/domain/contact/phone'
import { completeFirmNumbers } from 'shared/domain/contact/firmNumbers'
import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { countryOf, normalizeZipCodeOf } from 'shared/domain/contact/country'
import { contentVersion } from '../../../contentVersion.ts'
import type { Tables } from '../../../tables/tables.ts'

export type PatientRow = Selectable<Tables['patient']>

type TextColumns = ReturnType<typeof toSnakeCaseKeys<Record<IndividualTextName, string>>>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `snakeCase` is only `string`
const columnOfText = (name: IndividualTextName) => snakeCase(name) as keyof TextColumns

/** Columns of the texts of an individual, computed once, since a list reads thousands of rows. */
const textColumns = individualTextNames.map((name) => ({
  name,
  column: columnOfText(name),
  kind: individualText(name).kind,
}))

/** Columns that a list of patients needs. */
export const listedColumns = [
  'id',
  'type',
  'email',
  'phone_number',
  'second_phone_number',
  'contact_firstname',
  'contact_lastname',
  'street_name',
  'zip_code',
  'city',
  'country',
  'firstname',
  'lastname',
  'birthdate',
  'birth_year',
  'nb_hours_to_do',
  ...textColumns.map(({ column }) => column),
  'company_name',
  'siren',
  'siret',
  'vat_number',
  'firm_id',
  'latitude',
  'longitude',
  'precision',
  'archived_at',
] as const satisfies readonly (keyof PatientRow)[]

type ListedRow = Pick<PatientRow, (typeof listedColumns)[number]>

function individualOf(row: ListedRow): Patient['individual'] {
  const individual: Patient['individual'] = {
    firstname: row.firstname,
    lastname: row.lastname,
    birthdate: row.birthdate,
    birthYear: row.birthdate === null ? row.birth_year : null,
    nbHoursToDo: row.nb_hours_to_do,
    firm: row.firm_id,
  }
  for (const { name, column, kind } of textColumns)
    individual[name] = kind === 'phone' ? formatPhone(row[column]) : row[column]
  return individual
}

const positionOf = ({ latitude, longitude, precision }: ListedRow): Patient['position'] =>
  latitude === null || longitude === null || precision === null ? undefined : { latitude, longitude, precision }

/**
 * Maps a row to a patient for lists, without the version, whose computation would take half the time of reading a row.
 */
export const listedPatientOf = (row: ListedRow): Omit<ListedPatient, 'lastComment'> => ({
  id: row.id,
  type: row.type,
  email: row.email,
  phoneNumber: formatPhone(row.phone_number),
  secondPhoneNumber: formatPhone(row.second_phone_number),
  contactFirstname: row.contact_firstname,
  contactLastname: row.contact_lastname,
  address: { streetName: row.street_name, zipCode: row.zip_code, city: row.city, country: row.country },
  individual: row.type === 'INDIVIDUAL' ? individualOf(row) : null,
  firm:
    row.type === 'FIRM'
      ? { companyName: row.company_name, siren: row.siren, siret: row.siret, vatNumber: row.vat_number }
      : null,
  position: positionOf(row),
  archivedAt: row.archived_at?.toISOString() ?? null,
})

/** Maps a row to a patient without the practice's note, which `patientWithNoteOf` adds. */
export const patientOf = (row: PatientRow): Patient => ({ ...listedPatientOf(row), version: contentVersion(row) })

/**
 * Returns the contact's name for a file without a type, which has no other name. For an individual or a firm, the
 * contact is another person, so that the names are empty.
 */
const contactNameOf = ({ individual, firm, contactFirstname, contactLastname }: ListedPatient) =>
  individual || firm ? { contactFirstname: '', contactLastname: '' } : { contactFirstname, contactLastname }

/**
 * Keeps only the fields that the agenda needs to choose a patient, for members without access to patient files (ruling
 * 25).
 */
export const nameOnlyPatientOf = (patient: ListedPatient): ListedPatient => ({
  ...contactNameOf(patient),
  id: patient.id,
  type: patient.type,
  email: '',
  phoneNumber: '',
  address: { streetName: '', zipCode: '', city: '', country: '' },
  individual: patient.individual && {
    firstname: patient.individual.firstname,
    lastname: patient.individual.lastname,
    birthdate: null,
    nbHoursToDo: 0,
    firm: patient.individual.firm,
  },
  firm: patient.firm && { companyName: patient.firm.companyName, siren: '', siret: '', vatNumber: '' },
  archivedAt: patient.archivedAt,
})

/**
 * Returns a phone number in E.164, so that different spellings of a number compare equal. A number that cannot be
 * parsed remains as typed.
 */
const toStoredPhone = (phone = '') => parsePhone(phone) ?? phone.trim()

const toStoredText = (kind: TextKind, text = ''): string => {
  if (kind === 'phone') return toStoredPhone(text)
  return kind === 'email' ? text.trim() : text
}

function toStoredTexts(individual: PatientInput['individual']): TextColumns {
  const columns: Partial<TextColumns> = {}
  for (const { name, column, kind } of textColumns) columns[column] = toStoredText(kind, individual?.[name])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column has its text by now
  return columns as TextColumns
}

const individualColumns = (individual: PatientInput['individual']) => ({
  firstname: individual?.firstname.trim() ?? '',
  lastname: individual?.lastname.trim() ?? '',
  birthdate: individual?.birthdate ?? null,
  birth_year: individual?.birthdate ? null : (individual?.birthYear ?? null),
  nb_hours_to_do: individual?.nbHoursToDo ?? 0,
  ...toStoredTexts(individual),
  firm_id: individual?.firm ?? null,
})

const firmColumns = (firm: PatientInput['firm']) => ({
  company_name: firm?.companyName.trim() ?? '',
  ...completeFirmNumbers(firm),
  vat_number: normalizeVatNumber(firm?.vatNumber ?? ''),
})

/** Returns the columns of the phone numbers. A single number is stored as the first, whichever field contains it. */
function phoneColumns({ phoneNumber, secondPhoneNumber }: PatientInput) {
  const [phone = '', secondPhone = ''] = [phoneNumber, secondPhoneNumber].map(toStoredPhone).filter(Boolean)
  return { phone_number: phone, second_phone_number: secondPhone === phone ? '' : secondPhone }
}

/**
 * Returns the columns that the form sets, except the encrypted note (`noteColumns`); the columns of the other patient
 * type are cleared.
 */
export const patientColumns = (input: PatientInput) => {
  const { type, email, contactFirstname, contactLastname, address, individual, firm } = input
  return {
    type,
    email: email.trim(),
    ...phoneColumns(input),
    contact_firstname: contactFirstname.trim(),
    contact_lastname: contactLastname.trim(),
    street_name: address.streetName.trim(),
    zip_code: normalizeZipCodeOf(address),
    city: address.city.trim(),
    country: countryOf(address),
    ...individualColumns(type === 'INDIVIDUAL' ? individual : null),
    ...firmColumns(type === 'FIRM' ? firm : null),
  }
}

export type PatientColumns = ReturnType<typeof patientColumns>
