import type { Patient } from '../../contracts/patient.ts'

const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
type Ordered = Pick<Patient, 'individual' | 'firm' | 'contactFirstname' | 'contactLastname'>

const lastWord = ({ individual, firm, contactLastname }: Ordered) =>
  firm?.companyName ?? individual?.lastname ?? contactLastname
const firstWord = ({ individual, firm, contactFirstname }: Ordered) =>
  firm ? '' : (individual?.firstname ?? contactFirstname)

/** By last name or company name, then by first name, as a French reader sorts. */
export const byPatientName = (one: Ordered, other: Ordered): number =>
  french.compare(lastWord(one), lastWord(other)) || french.compare(firstWord(one), firstWord(other))
