import type { Patient, PatientInput } from '../../contracts/patient.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

/** What a patient's form holds while it is filled: both sides are there, the type says which one counts. */
export interface PatientDraft {
  type: PatientInput['type']
  individual: { firstname: string; lastname: string; nbHoursToDo: number | null } | null
  firm: { companyName: string } | null
}

const missing = (value: string | undefined) => (value ?? '').trim() === ''

function individualProblems(individual: PatientDraft['individual']): Problem[] {
  const problems: Problem[] = []
  if (missing(individual?.lastname))
    problems.push(required('individual.lastname', 'Le nom de famille ne peut être vide'))
  if (missing(individual?.firstname)) problems.push(required('individual.firstname', 'Le prénom ne peut être vide'))
  if ((individual?.nbHoursToDo ?? 0) < 0)
    problems.push(invalid('individual.nbHoursToDo', "Le nombre d'heures ne peut être négatif"))
  return problems
}

/** What keeps a patient from being saved: a name that is missing, or a negative number of hours. */
export function patientProblems({ type, individual, firm }: PatientDraft): Problem[] {
  if (type === 'INDIVIDUAL') return individualProblems(individual)
  return missing(firm?.companyName) ? [required('firm.companyName', "Le nom de l'entreprise ne peut être vide")] : []
}

const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
type Ordered = Pick<Patient, 'individual' | 'firm' | 'contactFirstname' | 'contactLastname'>

const lastWord = ({ individual, firm, contactLastname }: Ordered) =>
  firm?.companyName ?? individual?.lastname ?? contactLastname
const firstWord = ({ individual, firm, contactFirstname }: Ordered) =>
  firm ? '' : (individual?.firstname ?? contactFirstname)

/** By last name or company name, then by first name, as a French reader sorts. */
export const byPatientName = (one: Ordered, other: Ordered): number =>
  french.compare(lastWord(one), lastWord(other)) || french.compare(firstWord(one), firstWord(other))
