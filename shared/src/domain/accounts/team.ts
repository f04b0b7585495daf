import type { Authorization, MemberRole } from '../../contracts/accounts/team.ts'
import { isEmail } from '../contact/email.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

interface AuthorizationLabel {
  name: Authorization
  label: string
}

/** The privileges that can be granted to a member, in the order of the screen. */
export const authorizationLabels: readonly AuthorizationLabel[] = [
  { name: 'AGENDA', label: 'Sessions' },
  { name: 'ANIMALS', label: 'Animaux' },
  { name: 'CLUBS', label: 'Clubs' },
  { name: 'PATIENTS', label: 'Patients' },
  { name: 'ESTIMATION', label: 'Devis' },
  { name: 'BILL', label: 'Facturation' },
]

/** The default privileges of a new member: all but quotes and invoices. */
export const defaultAuthorizations: readonly Authorization[] = ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS']

export const roleLabels: Record<MemberRole, string> = {
  ADMIN: 'Administrateur',
  THERAPIST: 'Praticien',
  ASSISTANT: 'Assistant',
}

/** The numbers of assistants and therapists in the practice's subscription (see `limitOf`). */
export interface TeamLimits {
  nbMaxAssistants: number
  nbMaxTherapists: number
}

/** The number of members and pending invitations by role, without the owner. */
export interface TeamCount {
  assistants: number
  therapists: number
}

/** Counts members and invitations by role; administrators are not counted. */
export const countTeam = (roles: readonly MemberRole[]): TeamCount => ({
  assistants: roles.filter((role) => role === 'ASSISTANT').length,
  therapists: roles.filter((role) => role === 'THERAPIST').length,
})

/**
 * Returns the number of seats for a role, without the owner's. In a subscription for one therapist, the owner takes the
 * only therapist seat (ruling 82).
 */
function limitOf(role: MemberRole, { nbMaxAssistants, nbMaxTherapists }: TeamLimits): number {
  if (role === 'ASSISTANT') return nbMaxAssistants
  return nbMaxTherapists > 1 ? nbMaxTherapists : 0
}

const countOf = (role: MemberRole, { assistants, therapists }: TeamCount) =>
  role === 'ASSISTANT' ? assistants : therapists

/** Whether one more member of this role may join. */
export const hasFreeSeatFor = (role: MemberRole, limits: TeamLimits, count: TeamCount): boolean =>
  countOf(role, count) < limitOf(role, limits)

/** Whether one more assistant or therapist may join. */
export const hasFreeSeat = (limits: TeamLimits, count: TeamCount): boolean =>
  hasFreeSeatFor('ASSISTANT', limits, count) || hasFreeSeatFor('THERAPIST', limits, count)

/**
 * Whether a team fits within the limits of an offer; checked before the practice changes to an offer with fewer seats.
 */
export const fitsWithin = (limits: TeamLimits, { assistants, therapists }: TeamCount): boolean =>
  assistants <= limitOf('ASSISTANT', limits) && therapists <= limitOf('THERAPIST', limits)

export interface InvitationDraft {
  email: string
  role: MemberRole
}

/** Returns the problems of an invitation: a missing or invalid e-mail address, or the role of administrator. */
export function invitationProblems({ email, role }: InvitationDraft): Problem[] {
  const problems: Problem[] = []
  if (email.trim() === '') problems.push(required('email', 'E-mail requis'))
  else if (!isEmail(email)) problems.push(invalid('email', 'E-mail incorrect'))
  if (role === 'ADMIN') problems.push(invalid('role', 'Choisissez assistant ou praticien'))
  return problems
}

export interface AcceptanceDraft {
  email: string
  firstname: string
  lastname: string
  password: string
  confirmation: string
}

/** Returns the problems of the form that accepts an invitation; `minPasswordLength` is in characters. */
export function acceptanceProblems(draft: AcceptanceDraft, minPasswordLength: number): Problem[] {
  const problems: Problem[] = []
  if (draft.email.trim() === '') problems.push(required('email', 'E-mail requis'))
  if (draft.lastname.trim() === '') problems.push(required('lastname', 'Nom de famille obligatoire'))
  if (draft.firstname.trim() === '') problems.push(required('firstname', 'Prénom obligatoire'))
  if (draft.password === '') problems.push(required('password', 'Mot de passe requis'))
  else if (draft.password.length < minPasswordLength)
    problems.push(invalid('password', `Mot de passe : ${minPasswordLength} caractères au moins`))
  if (draft.password !== draft.confirmation)
    problems.push(invalid('confirmation', 'Mot de passe et confirmation différents'))
  return problems
}
