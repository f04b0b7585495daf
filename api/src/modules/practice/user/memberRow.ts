import type { Selectable } from 'kysely'
import type { Member } from 'shared/contracts/accounts/user'
import { contentVersion } from '../../../contentVersion.ts'
import type { Tables } from '../../../tables/tables.ts'

export type MemberRow = Selectable<Tables['member']>

/** Returns the role with the most rights among a member's roles. */
export function roleOf(roles: readonly string[]): Member['role'] {
  if (roles.includes('ROLE_ADMIN')) return 'ADMIN'
  return roles.includes('ROLE_THERAPIST') ? 'THERAPIST' : 'ASSISTANT'
}

export const teamMemberOf = ({ id, firstname, lastname, email, roles, privileges }: MemberRow): Member => ({
  version: contentVersion([roles, privileges]),
  id,
  firstname,
  lastname,
  email,
  role: roleOf(roles),
  authorizations: privileges.map((name) => ({ name })),
})
