import { sql, type SqlBool } from 'kysely'
import type { TeamLimits } from 'shared/domain/accounts/team'
import type { Tx } from '../../../db.ts'
import type { MemberRow } from '../user/memberRow.ts'

/**
 * Locks the team, since its changes count seats and administrators. Writes that only refer to the practice do not wait.
 * Returns the limits of the subscription.
 */
export const lockTeam = (tx: Tx): Promise<TeamLimits> =>
  tx
    .selectFrom('tenant')
    .select(['nb_max_assistants as nbMaxAssistants', 'nb_max_therapists as nbMaxTherapists'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Finds a current member. */
export const findTeamMember = (tx: Tx, id: string): Promise<MemberRow | undefined> =>
  tx.selectFrom('member').selectAll().where('id', '=', id).where('left_at', 'is', null).executeTakeFirst()

/** Locks a current member, so that writes naming the member wait until the transaction ends. */
export const lockTeamMember = (tx: Tx, id: string): Promise<MemberRow | undefined> =>
  tx.selectFrom('member').selectAll().where('id', '=', id).where('left_at', 'is', null).forUpdate().executeTakeFirst()

/** Lists the roles of all occupied seats: members and pending invitations. */
export async function listRolesInTeam(tx: Tx, now: Date): Promise<string[][]> {
  const members = await tx.selectFrom('member').select('roles').where('left_at', 'is', null).execute()
  const invitations = await tx
    .selectFrom('invitation')
    .select('role')
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return [...members.map(({ roles }) => roles), ...invitations.map(({ role }) => [role])]
}

/** Finds the position after all current and former members. */
export async function findNextPosition(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('member')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export async function hasOtherAdmin(tx: Tx, id: string): Promise<boolean> {
  const otherAdmin = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '<>', id)
    .where(sql<SqlBool>`'ROLE_ADMIN' = any(roles)`)
    .executeTakeFirst()
  return otherAdmin !== undefined
}

export const updateRights = (
  tx: Tx,
  id: string,
  rights: { roles: string[]; privileges: string[] },
): Promise<MemberRow> =>
  tx.updateTable('member').set(rights).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Removes the member's rights but keeps the name; the account is closed, and its address can be used again. */
export async function updateClosedMember(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      left_at: now,
      roles: [],
      privileges: [],
      public_access: false,
      email: '',
      phone_number: '',
      bank_details: null,
    })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('auth.account')
    .set({ disabled_at: now, email: `${id}@parti.invalid`, password_hash: '' })
    .where('id', '=', id)
    .execute()
}

export async function hasOpeningHours(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('opening_hours')
    .select('weekday')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
