import type { Day } from '../calendar/day.ts'
import { isEmail } from '../contact/email.ts'
import { invalid, required, type Problem } from '../problems.ts'

/** What a member notes of a decision that was made on paper. */
export interface DecisionDraft {
  day: Day | null
}

/** What keeps a decision on paper from being noted: its day is between the day of the quote and today, both included. */
export function decisionProblems(
  { day }: DecisionDraft,
  { issuedOn, today }: { issuedOn: Day; today: Day },
): Problem[] {
  if (day === null) return [required('day', 'Date')]
  if (day < issuedOn) return [invalid('day', 'La date précède celle du devis')]
  return day > today ? [invalid('day', 'La date est à venir')] : []
}

/** What a client types to accept a quote. */
export interface AcceptanceDraft {
  firstname: string
  lastname: string
  /** « Bon pour accord ». */
  agreed: boolean
}

/** What keeps a quote from being accepted online: both names are typed, and the agreement is given by its box. */
export function acceptanceProblems({ firstname, lastname, agreed }: AcceptanceDraft): Problem[] {
  const problems: Problem[] = []
  if (firstname.trim() === '') problems.push(required('firstname', 'Prénom'))
  if (lastname.trim() === '') problems.push(required('lastname', 'Nom de famille'))
  if (!agreed) problems.push(required('agreed', '« Bon pour accord »'))
  return problems
}

/** What keeps a quote from being sent: an address that is none, or nothing to say. */
export function estimationMailProblems({ email, text }: { email: string; text: string }): Problem[] {
  const problems: Problem[] = []
  if (email.trim() === '') problems.push(required('email', 'E-mail'))
  else if (!isEmail(email)) problems.push(invalid('email', "L'adresse e-mail n'est pas valable"))
  if (text.trim() === '') problems.push(required('text', 'Texte'))
  return problems
}
