import type { Patient } from '../../contracts/patients/patient.ts'
import { frenchOrder } from '../frenchOrder.ts'

type NamedPatient = Pick<Patient, 'individual' | 'firm' | 'contactFirstname' | 'contactLastname'>

const lastNameOf = ({ individual, firm, contactLastname }: NamedPatient) =>
  firm?.companyName ?? individual?.lastname ?? contactLastname
const firstNameOf = ({ individual, firm, contactFirstname }: NamedPatient) =>
  firm ? '' : (individual?.firstname ?? contactFirstname)

/** Compares patients by last name or company name, then by first name, in French alphabetical order. */
export const byPatientName = (one: NamedPatient, second: NamedPatient): number =>
  frenchOrder.compare(lastNameOf(one), lastNameOf(second)) || frenchOrder.compare(firstNameOf(one), firstNameOf(second))
