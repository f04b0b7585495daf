import type { PatientFitInput } from 'shared/contracts/agenda/fit'
import { buildTextRecord } from 'shared/contracts/patients/individualTexts'
import type { NewPatient, Patient, PatientInput } from 'shared/contracts/patients/patient'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { isRecord } from 'shared/domain/isRecord'

type Individual = Required<NonNullable<PatientInput['individual']>>

/**
 * Values of the form. It has the fields of individuals and of companies, so that nothing is lost when the type changes.
 */
export interface Draft extends Omit<Required<PatientInput>, 'individual' | 'firm'> {
  individual: Omit<Individual, 'nbHoursToDo' | 'firm'> & { nbHoursToDo: number | null; firm: string | null }
  firm: Required<NonNullable<PatientInput['firm']>>
  /** Used for a new patient only; for an existing patient it is edited in its own dialog. */
  fit: PatientFitInput
}

const emptyIndividual: Draft['individual'] = {
  firstname: '',
  lastname: '',
  birthdate: null,
  birthYear: null,
  nbHoursToDo: 0,
  ...buildTextRecord(() => ''),
  firm: null,
}

export const newDraft: Draft = {
  type: 'INDIVIDUAL',
  email: '',
  phoneNumber: '',
  secondPhoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '', country: 'FR' },
  individual: emptyIndividual,
  firm: { companyName: '', siren: '', siret: '', vatNumber: '' },
  practiceNote: '',
  fit: emptyPatientFit,
}

/** Returns the form's values. A patient without a type is a contact, whose name prefills the name of the individual. */
export function draftOf({ type, individual, firm, ...patient }: Patient): Draft {
  const {
    email,
    phoneNumber,
    secondPhoneNumber = '',
    practiceNote = '',
    contactFirstname,
    contactLastname,
    address,
  } = patient
  const [firstname, lastname] = [contactFirstname, contactLastname]
  return {
    email,
    phoneNumber,
    secondPhoneNumber,
    practiceNote,
    contactFirstname,
    contactLastname,
    address: { ...newDraft.address, ...address },
    type: type ?? 'INDIVIDUAL',
    individual: {
      ...emptyIndividual,
      ...(individual ?? (type === null ? { firstname, lastname } : {})),
      firm: individual?.firm ?? null,
    },
    firm: { ...newDraft.firm, ...firm },
    fit: emptyPatientFit,
  }
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isFieldValue = (value: unknown) => value === null || ['string', 'number'].includes(typeof value)

/** Merges the stored draft over `base`: a field that is missing or of another type keeps the value of `base`. */
function mergeOverBase<Part extends object>(base: Part, stored: unknown): Part {
  if (!isRecord(stored)) return base
  const fields = Object.entries(base).map(([name, value]) => {
    const storedValue = stored[name]
    if (isRecord(value)) return [name, mergeOverBase(value, storedValue)]
    if (Array.isArray(value)) return [name, isStringArray(storedValue) ? storedValue : value]
    return [
      name,
      isFieldValue(storedValue) && (value === null || storedValue === null || typeof storedValue === typeof value)
        ? storedValue
        : value,
    ]
  })
  return { ...base, ...Object.fromEntries(fields) }
}

/** Returns a draft that was stored on the device, or undefined if it is invalid. */
export function parseDraft(stored: unknown, base: Draft): Draft | undefined {
  if (!isRecord(stored)) return undefined
  const draft = mergeOverBase(base, stored)
  return draft.type === 'INDIVIDUAL' || draft.type === 'FIRM' ? draft : undefined
}

/**
 * Removes the year of birth if there is a date of birth, because a user who compares two versions of a file can select
 * both.
 */
export const withoutRedundantBirthYear = ({ individual, ...draft }: Draft): Draft => ({
  ...draft,
  individual: { ...individual, birthYear: individual.birthdate === null ? individual.birthYear : null },
})

/** Returns the request body, with only the fields of the selected type. */
export function inputOf(draft: Draft): PatientInput {
  const { individual, firm, fit: _fit, ...contact } = withoutRedundantBirthYear(draft)
  return {
    ...contact,
    individual: contact.type === 'INDIVIDUAL' ? { ...individual, nbHoursToDo: individual.nbHoursToDo ?? 0 } : null,
    firm: contact.type === 'FIRM' ? firm : null,
  }
}

/** Whether any animal field has a value. */
export const isFitFilled = (fit: PatientFitInput): boolean =>
  JSON.stringify({ ...emptyPatientFit, ...fit }) !== JSON.stringify(emptyPatientFit)

export const newPatientOf = (draft: Draft): NewPatient => ({
  ...inputOf(draft),
  ...(draft.type === 'INDIVIDUAL' && isFitFilled(draft.fit) && { fit: draft.fit }),
})
