import type { Patient } from '../../contracts/patients/patient.ts'
import { frenchOrder } from '../frenchOrder.ts'

type Ordered = Pick<Patient, 'individual' | 'firm' | 'contactFirstname' | 'contactLastname'>

const lastWord = ({ individual, firm, contactLastname }: Ordered) =>
  firm?.companyName ?? individual?.lastname ?? contactLastname
const firstWord = ({ individual, firm, contactFirstname }: Ordered) =>
  firm ? '' : (individual?.firstname ?? contactFirstname)

/** Compares by last name or company name, then by first name, in French order. */
export const byPatientName = (one: Ordered, other: Ordered): number =>
  frenchOrder.compare(lastWord(one), lastWord(other)) || frenchOrder.compare(firstWord(one), firstWord(other))
