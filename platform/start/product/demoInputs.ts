import type { SessionInput } from 'shared/contracts/agenda/session'
import type { PatientInput } from 'shared/contracts/patients/patient'

interface PatientFields {
  lastname: string
  firstname?: string
  email?: string
  address?: PatientInput['address']
  nbHoursToDo?: number
  /** The id of the patient's employer. */
  firm?: string
}

const emptyAddress = { streetName: '', zipCode: '', city: '' }

/** Returns the input of a person, without an address, hours and an employer unless given. */
export const buildPatientInput = ({
  lastname,
  firstname = 'Zoé',
  email = '',
  address = emptyAddress,
  nbHoursToDo = 0,
  firm,
}: PatientFields): PatientInput => ({
  type: 'INDIVIDUAL',
  email,
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address,
  individual: { firstname, lastname, birthdate: null, nbHoursToDo, firm: firm ?? null },
  firm: null,
})

type RequiredSessionFields = 'startDate' | 'startTime' | 'endTime' | 'therapistId' | 'sessionTypeId' | 'patientId'

/** Returns the input of an unpaid session at 60 €, at which the patient is present; it is saved despite conflicts. */
export const buildSessionInput = (
  fields: Pick<SessionInput, RequiredSessionFields> & Partial<SessionInput>,
): SessionInput => ({
  animalIds: [],
  clubId: null,
  price: 60,
  roomRent: 0,
  animalRent: 0,
  taxesPaidByPatient: 0,
  patientPresent: true,
  paid: false,
  withAnimalOnly: false,
  comments: '',
  force: true,
  ...fields,
})
