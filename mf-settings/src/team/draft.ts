import type { Authorization, InvitationInput, MemberRole } from 'shared/contracts/accounts/team'
import type { Member } from 'shared/contracts/accounts/user'
import { authorizationLabels, defaultAuthorizations, roleLabels } from 'shared/domain/accounts/team'
import type { FieldLabels } from 'shared/ui/form'

/** Values of a row of the team. */
export interface Draft {
  email: string
  role: MemberRole
  rights: Record<Authorization, boolean>
}

const rightsOf = (names: readonly string[]): Draft['rights'] => ({
  AGENDA: names.includes('AGENDA'),
  ANIMALS: names.includes('ANIMALS'),
  CLUBS: names.includes('CLUBS'),
  PATIENTS: names.includes('PATIENTS'),
  ESTIMATION: names.includes('ESTIMATION'),
  BILL: names.includes('BILL'),
})

export const newDraft = (role: MemberRole): Draft => ({ email: '', role, rights: rightsOf(defaultAuthorizations) })

export const draftOf = ({ email, role, authorizations }: Pick<Member, 'email' | 'role' | 'authorizations'>): Draft => ({
  email,
  role,
  rights: rightsOf(authorizations.map(({ name }) => name)),
})

export const inputOf = ({ email, role, rights }: Draft): InvitationInput => ({
  email: email.trim(),
  role,
  authorizations: authorizationLabels.filter(({ name }) => rights[name]).map(({ name }) => ({ name })),
})

/** Labels of the fields on the screen. */
export const memberLabels: FieldLabels<Draft> = {
  role: { label: 'Rôle', words: ({ role }) => roleLabels[role] },
  ...Object.fromEntries(authorizationLabels.map(({ name, label }) => [`rights.${name}`, label])),
}
