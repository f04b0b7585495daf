import type { NewPatient } from '../../contracts/patients/patient.ts'
import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import { patientProblems } from './patient.ts'

/** The values of a patient that is added while another form is filled in. */
export interface ShortPatient {
  type: 'INDIVIDUAL' | 'FIRM'
  individual: { firstname: string; lastname: string }
  firm: { companyName: string }
  email: string
  phoneNumber: string
}

/** Splits a name as lists show it, the last name first: « Martin Léa ». A single word is the last name. */
export function splitListedName(name: string): ShortPatient['individual'] {
  const words = name.trim().split(/\s+/)
  const firstname = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { lastname: words.slice(0, firstname === '' ? 1 : -1).join(' '), firstname }
}

/** Creates the values of a patient with the typed name, for a person and for a firm; the type is a person at first. */
export const createShortPatient = (name: string): ShortPatient => ({
  type: 'INDIVIDUAL',
  individual: splitListedName(name),
  firm: { companyName: name.trim() },
  email: '',
  phoneNumber: '',
})

/** Returns the body of the request that adds the patient, with only the fields of the type. */
export const newPatientInput = ({ type, individual, firm, email, phoneNumber }: ShortPatient): NewPatient => ({
  type,
  email,
  phoneNumber,
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '', country: 'FR' },
  individual: type === 'INDIVIDUAL' ? { ...individual, birthdate: null, nbHoursToDo: 0 } : null,
  firm: type === 'FIRM' ? { ...firm, siren: '' } : null,
})

export const shortPatientProblems = (draft: ShortPatient, today: Day): Problem[] =>
  patientProblems(newPatientInput(draft), today)
