import type { PatientFitInput } from 'shared/contracts/agenda/fit'
import { forEachText } from 'shared/contracts/patients/individualTexts'
import type { NewPatient, Patient, PatientInput } from 'shared/contracts/patients/patient'
import { nothingRecorded } from 'shared/domain/fit/nothingRecorded'
import { isRecord } from 'shared/domain/isRecord'

type Individual = Required<NonNullable<PatientInput['individual']>>

/** The values of the form, for a person and for a firm, so that changing the type back loses nothing. */
export interface Draft extends Omit<PatientInput, 'individual' | 'firm'> {
  individual: Omit<Individual, 'nbHoursToDo' | 'firm'> & { nbHoursToDo: number | null; firm: string | null }
  firm: NonNullable<PatientInput['firm']>
  /** Filled for a new patient; in the file it is changed by itself. */
  fit: PatientFitInput
}

const noIndividual: Draft['individual'] = {
  firstname: '',
  lastname: '',
  birthdate: null,
  nbHoursToDo: 0,
  ...forEachText(() => ''),
  firm: null,
}

export const newDraft: Draft = {
  type: 'INDIVIDUAL',
  email: '',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: noIndividual,
  firm: { companyName: '', siren: '' },
  fit: nothingRecorded,
}

/** A file without a type is a contact: its name begins the individual's. */
export function draftOf({ type, individual, firm, ...patient }: Patient): Draft {
  const { email, phoneNumber, contactFirstname, contactLastname, address } = patient
  const [firstname, lastname] = [contactFirstname, contactLastname]
  return {
    email,
    phoneNumber,
    contactFirstname,
    contactLastname,
    address,
    type: type ?? 'INDIVIDUAL',
    individual: {
      ...noIndividual,
      ...(individual ?? (type === null ? { firstname, lastname } : {})),
      firm: individual?.firm ?? null,
    },
    firm: firm ?? newDraft.firm,
    fit: nothingRecorded,
  }
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isField = (value: unknown) => value === null || ['string', 'number'].includes(typeof value)

/** Merges the stored draft over `base`: a field that is missing or of another type keeps the value of `base`. */
function overBase<Part extends object>(base: Part, stored: unknown): Part {
  if (!isRecord(stored)) return base
  const fields = Object.entries(base).map(([name, value]) => {
    const kept = stored[name]
    if (isRecord(value)) return [name, overBase(value, kept)]
    if (Array.isArray(value)) return [name, isTextList(kept) ? kept : value]
    return [name, isField(kept) && (value === null || kept === null || typeof kept === typeof value) ? kept : value]
  })
  return { ...base, ...Object.fromEntries(fields) }
}

/** A draft that was kept on the device; undefined where it cannot be read. */
export function parseDraft(stored: unknown, base: Draft): Draft | undefined {
  if (!isRecord(stored)) return undefined
  const draft = overBase(base, stored)
  return draft.type === 'INDIVIDUAL' || draft.type === 'FIRM' ? draft : undefined
}

/** Only the side the type names is sent. */
export const inputOf = ({ individual, firm, fit: _fit, ...contact }: Draft): PatientInput => ({
  ...contact,
  individual: contact.type === 'INDIVIDUAL' ? { ...individual, nbHoursToDo: individual.nbHoursToDo ?? 0 } : null,
  firm: contact.type === 'FIRM' ? firm : null,
})

/** Whether anything is recorded of a patient and animals. */
export const isFitFilled = (fit: PatientFitInput): boolean =>
  JSON.stringify({ ...nothingRecorded, ...fit }) !== JSON.stringify(nothingRecorded)

export const newPatientOf = (draft: Draft): NewPatient => ({
  ...inputOf(draft),
  ...(draft.type === 'INDIVIDUAL' && isFitFilled(draft.fit) && { fit: draft.fit }),
})
