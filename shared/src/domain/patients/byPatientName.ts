import type { Patient } from '../../contracts/patients/patient.ts'
import { frenchOrder } from '../frenchOrder.ts'

type NamedPatient = Pick<Patient, 'individual' | 'firm' | 'contactFirstname' | 'contactLastname'>

const lastNameOf = ({ individual, firm, contactLastname }: NamedPatient) =>
  firm?.companyName ?? individual?.lastname ?? contactLastname
const firstNameOf = ({ individual, firm, contactFirstname }: NamedPatient) =>
  firm ? '' : (individual?.firstname ?? contactFirstname)

/** Compares patients by last name or company name, then by first name, in French alphabetical order. */
export const byPatientName = (first: NamedPatient, second: NamedPatient): number =>
  frenchOrder.compare(lastNameOf(first), lastNameOf(second)) ||
  frenchOrder.compare(firstNameOf(first), firstNameOf(second))
