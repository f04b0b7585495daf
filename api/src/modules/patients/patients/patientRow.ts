import type { Selectable } from 'kysely'
import type { ListedPatient, Patient, PatientInput } from 'shared/contracts/patients/patient'
import { formatPhone, parsePhone } from 'shared/domain/contact/phone'
import { formatSiren } from 'shared/domain/contact/siren'
import { formatZipCode } from 'shared/domain/contact/zipCode'
import { contentVersion } from '../../../contentVersion.ts'
import type { Tables } from '../../../tables/tables.ts'

export type PatientRow = Selectable<Tables['patient']>

/** What a list shows of a patient. */
export const listedColumns = [
  'id',
  'type',
  'email',
  'phone_number',
  'contact_firstname',
  'contact_lastname',
  'street_name',
  'zip_code',
  'city',
  'firstname',
  'lastname',
  'birthdate',
  'nb_hours_to_do',
  'referent_email',
  'referent_phone',
  'legal_manager_lastname',
  'legal_manager_firstname',
  'legal_manager_email',
  'legal_manager_phone',
  'legal_manager_link',
  'funder_lastname',
  'funder_firstname',
  'funder_company_name',
  'funder_email',
  'funder_tel',
  'company_name',
  'siren',
  'firm_id',
  'latitude',
  'longitude',
  'precision',
  'archived_at',
] as const satisfies readonly (keyof PatientRow)[]

type ListedRow = Pick<PatientRow, (typeof listedColumns)[number]>

const individualOf = (row: ListedRow): Patient['individual'] => ({
  firstname: row.firstname,
  lastname: row.lastname,
  birthdate: row.birthdate,
  nbHoursToDo: row.nb_hours_to_do,
  referentEmail: row.referent_email,
  referentPhone: formatPhone(row.referent_phone),
  legalManagerLastname: row.legal_manager_lastname,
  legalManagerFirstname: row.legal_manager_firstname,
  legalManagerEmail: row.legal_manager_email,
  legalManagerPhone: formatPhone(row.legal_manager_phone),
  legalManagerLink: row.legal_manager_link,
  funderLastname: row.funder_lastname,
  funderFirstname: row.funder_firstname,
  funderCompanyName: row.funder_company_name,
  funderEmail: row.funder_email,
  funderTel: formatPhone(row.funder_tel),
  firm: row.firm_id,
})

const positionOf = ({ latitude, longitude, precision }: ListedRow): Patient['position'] =>
  latitude === null || longitude === null || precision === null ? undefined : { latitude, longitude, precision }

/** A patient as lists have it: without the version, which takes half of the time of reading a row. */
export const listedOf = (row: ListedRow): Omit<ListedPatient, 'lastComment'> => ({
  id: row.id,
  type: row.type,
  email: row.email,
  phoneNumber: formatPhone(row.phone_number),
  contactFirstname: row.contact_firstname,
  contactLastname: row.contact_lastname,
  address: { streetName: row.street_name, zipCode: row.zip_code, city: row.city },
  individual: row.type === 'INDIVIDUAL' ? individualOf(row) : null,
  firm: row.type === 'FIRM' ? { companyName: row.company_name, siren: row.siren } : null,
  position: positionOf(row),
  archivedAt: row.archived_at?.toISOString() ?? null,
})

export const patientOf = (row: PatientRow): Patient => ({ ...listedOf(row), version: contentVersion(row) })

/** The only name of a file without a type; of a person or a firm the contact is somebody else. */
const ownContact = ({ individual, firm, contactFirstname, contactLastname }: ListedPatient) =>
  individual || firm ? { contactFirstname: '', contactLastname: '' } : { contactFirstname, contactLastname }

/** What the agenda needs to choose a patient, for a member who may not open the files (ruling 25). */
export const namedOnly = (patient: ListedPatient): ListedPatient => ({
  ...ownContact(patient),
  id: patient.id,
  type: patient.type,
  email: '',
  phoneNumber: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: patient.individual && {
    firstname: patient.individual.firstname,
    lastname: patient.individual.lastname,
    birthdate: null,
    nbHoursToDo: 0,
    firm: patient.individual.firm,
  },
  firm: patient.firm && { companyName: patient.firm.companyName, siren: '' },
  archivedAt: patient.archivedAt,
})

/** In E.164, so that one number is one text however it was written. */
const storedPhone = (phone = '') => parsePhone(phone) ?? phone.trim()

const individualColumns = (individual: PatientInput['individual']) => ({
  firstname: individual?.firstname.trim() ?? '',
  lastname: individual?.lastname.trim() ?? '',
  birthdate: individual?.birthdate ?? null,
  nb_hours_to_do: individual?.nbHoursToDo ?? 0,
  referent_email: individual?.referentEmail?.trim() ?? '',
  referent_phone: storedPhone(individual?.referentPhone),
  legal_manager_lastname: individual?.legalManagerLastname ?? '',
  legal_manager_firstname: individual?.legalManagerFirstname ?? '',
  legal_manager_email: individual?.legalManagerEmail?.trim() ?? '',
  legal_manager_phone: storedPhone(individual?.legalManagerPhone),
  legal_manager_link: individual?.legalManagerLink ?? '',
  funder_lastname: individual?.funderLastname ?? '',
  funder_firstname: individual?.funderFirstname ?? '',
  funder_company_name: individual?.funderCompanyName ?? '',
  funder_email: individual?.funderEmail?.trim() ?? '',
  funder_tel: storedPhone(individual?.funderTel),
  firm_id: individual?.firm ?? null,
})

/** The columns a form fills. The side the type does not name is emptied. */
export const patientColumns = ({
  type,
  email,
  phoneNumber,
  contactFirstname,
  contactLastname,
  address,
  individual,
  firm,
}: PatientInput) => ({
  type,
  email: email.trim(),
  phone_number: storedPhone(phoneNumber),
  contact_firstname: contactFirstname.trim(),
  contact_lastname: contactLastname.trim(),
  street_name: address.streetName.trim(),
  zip_code: formatZipCode(address.zipCode),
  city: address.city.trim(),
  ...individualColumns(type === 'INDIVIDUAL' ? individual : null),
  company_name: type === 'FIRM' ? (firm?.companyName.trim() ?? '') : '',
  siren: type === 'FIRM' ? formatSiren(firm?.siren ?? '') : '',
})

export type PatientColumns = ReturnType<typeof patientColumns>
