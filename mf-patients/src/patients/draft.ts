import type { Patient, PatientInput } from 'shared/contracts/patient'

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

/** Only the side the type names is sent. */
export const inputOf = ({ individual, firm, ...contact }: Draft): PatientInput => ({
  ...contact,
  individual: contact.type === 'INDIVIDUAL' ? { ...individual, nbHoursToDo: individual.nbHoursToDo ?? 0 } : null,
  firm: contact.type === 'FIRM' ? firm : null,
})
