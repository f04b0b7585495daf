import type { Day } from '../calendar/day.ts'
import { isEmail } from '../contact/email.ts'
import { invalid, required, type Problem } from '../problems.ts'

/** A client's decision on paper, as recorded by a member. */
export interface DecisionDraft {
  day: Day | null
}

/**
 * Returns the problems of a decision on paper: its day must be between the day of the quote and today, both included.
 */
export function decisionProblems(
  { day }: DecisionDraft,
  { issuedOn, today }: { issuedOn: Day; today: Day },
): Problem[] {
  if (day === null) return [required('day', 'Date')]
  if (day < issuedOn) return [invalid('day', 'La date précède celle du devis')]
  return day > today ? [invalid('day', 'La date est à venir')] : []
}

/** The content of the form in which a client accepts a quote online. */
export interface AcceptanceDraft {
  firstname: string
  lastname: string
  /** Whether « Bon pour accord » is ticked. */
  agreed: boolean
}

/** Returns the problems of an online acceptance: both names and the ticked « Bon pour accord » are required. */
export function acceptanceProblems({ firstname, lastname, agreed }: AcceptanceDraft): Problem[] {
  const problems: Problem[] = []
  if (firstname.trim() === '') problems.push(required('firstname', 'Prénom'))
  if (lastname.trim() === '') problems.push(required('lastname', 'Nom de famille'))
  if (!agreed) problems.push(required('agreed', '« Bon pour accord »'))
  return problems
}

/** Returns the problems of a quote's e-mail: a missing or invalid address, or an empty text. */
export function estimationMailProblems({ email, text }: { email: string; text: string }): Problem[] {
  const problems: Problem[] = []
  if (email.trim() === '') problems.push(required('email', 'E-mail'))
  else if (!isEmail(email)) problems.push(invalid('email', "L'adresse e-mail n'est pas valable"))
  if (text.trim() === '') problems.push(required('text', 'Texte'))
  return problems
}
