import type { Patient, PatientInput } from 'shared/contracts/patient'
import { isRecord } from 'shared/domain/isRecord'

type Individual = Required<NonNullable<PatientInput['individual']>>

/** What the form holds: both sides, so that changing the type back loses nothing. */
export interface Draft extends Omit<PatientInput, 'individual' | 'firm'> {
  individual: Omit<Individual, 'nbHoursToDo' | 'firm'> & { nbHoursToDo: number | null; firm: string | null }
  firm: NonNullable<PatientInput['firm']>
}

const noIndividual: Draft['individual'] = {
  firstname: '',
  lastname: '',
  birthdate: null,
  nbHoursToDo: 0,
  referentEmail: '',
  referentPhone: '',
  legalManagerLastname: '',
  legalManagerFirstname: '',
  legalManagerEmail: '',
  legalManagerPhone: '',
  legalManagerLink: '',
  funderLastname: '',
  funderFirstname: '',
  funderCompanyName: '',
  funderEmail: '',
  funderTel: '',
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
  }
}

const isField = (value: unknown) => value === null || ['string', 'number'].includes(typeof value)

/** What was stored, over `base`: a field that is missing or holds something else is that of `base`. */
function overBase<Part extends object>(base: Part, stored: unknown): Part {
  if (!isRecord(stored)) return base
  const fields = Object.entries(base).map(([name, value]) => {
    const kept = stored[name]
    if (isRecord(value)) return [name, overBase(value, kept)]
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
export const inputOf = ({ individual, firm, ...contact }: Draft): PatientInput => ({
  ...contact,
  individual: contact.type === 'INDIVIDUAL' ? { ...individual, nbHoursToDo: individual.nbHoursToDo ?? 0 } : null,
  firm: contact.type === 'FIRM' ? firm : null,
})
