import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import { digestOf } from '../../../encryption/secrets.ts'
import type { Tables } from '../../../tables/tables.ts'

export type InvitationRow = Selectable<Tables['invitation']>

const selectPendingInvitations = (tx: Tx) =>
  tx.selectFrom('invitation').selectAll().where('accepted_at', 'is', null).where('withdrawn_at', 'is', null)

export const findInvitations = (tx: Tx): Promise<InvitationRow[]> =>
  selectPendingInvitations(tx).orderBy('sent_at', 'desc').orderBy('id').execute()

/** Locks an invitation that was neither accepted nor withdrawn. */
export const lockInvitation = (tx: Tx, id: string): Promise<InvitationRow | undefined> =>
  selectPendingInvitations(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks the practice's pending invitation to an address. */
export const findPendingInvitationTo = (tx: Tx, email: string): Promise<InvitationRow | undefined> =>
  selectPendingInvitations(tx).where('email', '=', email).forUpdate().executeTakeFirst()

export const insertInvitation = (tx: Tx, row: Insertable<Tables['invitation']>): Promise<InvitationRow> =>
  tx.insertInto('invitation').values(row).returningAll().executeTakeFirstOrThrow()

/** Replaces the link of an invitation. */
export const updateRenewedInvitation = (
  tx: Tx,
  id: string,
  columns: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<InvitationRow> =>
  tx.updateTable('invitation').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function updateEndedInvitation(
  tx: Tx,
  id: string,
  columns: { accepted_at: Date } | { withdrawn_at: Date },
): Promise<void> {
  await tx.updateTable('invitation').set(columns).where('id', '=', id).execute()
}

/** Sets the transaction to the practice of a link, and locks its invitation in any state. */
export async function findInvitationBySecret(tx: Tx, secret: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<{ id: string }>`select id from auth.begin_invitation(${digestOf(secret)})`.execute(tx)
  const [foundInvitation] = rows
  return (
    foundInvitation &&
    tx.selectFrom('invitation').selectAll().where('id', '=', foundInvitation.id).forUpdate().executeTakeFirst()
  )
}
