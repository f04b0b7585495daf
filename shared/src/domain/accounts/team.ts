import type { Authorization, MemberRole } from '../../contracts/accounts/team.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

interface AuthorizationLabel {
  name: Authorization
  label: string
}

/** What a member may be allowed to use, in the order of the screen. */
export const authorizationLabels: readonly AuthorizationLabel[] = [
  { name: 'AGENDA', label: 'Sessions' },
  { name: 'ANIMALS', label: 'Animaux' },
  { name: 'CLUBS', label: 'Clubs' },
  { name: 'PATIENTS', label: 'Patients' },
  { name: 'ESTIMATION', label: 'Devis' },
  { name: 'BILL', label: 'Facturation' },
]

/** What a new member is allowed unless something else is chosen: all but quotes and invoices. */
export const defaultAuthorizations: readonly Authorization[] = ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS']

export const roleLabels: Record<MemberRole, string> = {
  ADMIN: 'Administrateur',
  THERAPIST: 'Praticien',
  ASSISTANT: 'Assistant',
}

/** What the practice's contract allows beside its owner. */
export interface TeamLimits {
  nbMaxAssistants: number
  nbMaxTherapists: number
}

/** How many members and pending invitations there are of each role, the owner left out. */
export interface TeamCount {
  assistants: number
  therapists: number
}

/** Counts members and invitations by role; administrators are not counted. */
export const countTeam = (roles: readonly MemberRole[]): TeamCount => ({
  assistants: roles.filter((role) => role === 'ASSISTANT').length,
  therapists: roles.filter((role) => role === 'THERAPIST').length,
})

/** How many there may be of a role beside the owner. A contract for one therapist is for the owner (ruling 82). */
function limitOf(role: MemberRole, { nbMaxAssistants, nbMaxTherapists }: TeamLimits): number {
  if (role === 'ASSISTANT') return nbMaxAssistants
  return nbMaxTherapists > 1 ? nbMaxTherapists : 0
}

const countOf = (role: MemberRole, { assistants, therapists }: TeamCount) =>
  role === 'ASSISTANT' ? assistants : therapists

/** Whether one more of this role may join. */
export const hasRoomFor = (role: MemberRole, limits: TeamLimits, count: TeamCount): boolean =>
  countOf(role, count) < limitOf(role, limits)

/** Whether a row may be added at all, of either role. */
export const hasRoom = (limits: TeamLimits, count: TeamCount): boolean =>
  hasRoomFor('ASSISTANT', limits, count) || hasRoomFor('THERAPIST', limits, count)

/** Whether a team of this size is within the limits: asked before an offer with fewer places is chosen. */
export const fitsWithin = (limits: TeamLimits, { assistants, therapists }: TeamCount): boolean =>
  assistants <= limitOf('ASSISTANT', limits) && therapists <= limitOf('THERAPIST', limits)

export interface InvitationDraft {
  email: string
  role: MemberRole
}

/** What keeps an invitation from being sent: no address, something that is none, or the role of administrator. */
export function invitationProblems({ email, role }: InvitationDraft): Problem[] {
  const problems: Problem[] = []
  if (email.trim() === '') problems.push(required('email', 'E-mail requis'))
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) problems.push(invalid('email', 'E-mail incorrect'))
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

/** What keeps an invitation from being accepted. */
export function acceptanceProblems(draft: AcceptanceDraft, shortestPassword: number): Problem[] {
  const problems: Problem[] = []
  if (draft.email.trim() === '') problems.push(required('email', 'E-mail requis'))
  if (draft.lastname.trim() === '') problems.push(required('lastname', 'Nom de famille obligatoire'))
  if (draft.firstname.trim() === '') problems.push(required('firstname', 'Prénom obligatoire'))
  if (draft.password === '') problems.push(required('password', 'Mot de passe requis'))
  else if (draft.password.length < shortestPassword)
    problems.push(invalid('password', `Mot de passe : ${shortestPassword} caractères au moins`))
  if (draft.password !== draft.confirmation)
    problems.push(invalid('confirmation', 'Mot de passe et confirmation différents'))
  return problems
}
