import type { Selectable } from 'kysely'
import { normalizeCode } from 'shared/domain/accounts/secondFactor'
import type { Tx } from '../../../db.ts'
import { digestOf } from '../../../encryption/secrets.ts'
import type { Tables } from '../../../tables/tables.ts'

export type SecondFactorRow = Selectable<Tables['second_factor']>

/** Member of the transaction's practice. */
interface MemberIds {
  tenantId: string
  accountId: string
}

export const findSecondFactor = (tx: Tx, memberId: string): Promise<SecondFactorRow | undefined> =>
  tx.selectFrom('second_factor').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** Locks the second factor, so that only one of two concurrent requests with the same code succeeds. */
export const lockSecondFactor = (tx: Tx, memberId: string): Promise<SecondFactorRow | undefined> =>
  tx.selectFrom('second_factor').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst()

/** Stores a key that takes effect once it is confirmed; an active key remains until then. */
export async function insertPendingKey(tx: Tx, { tenantId, accountId }: MemberIds, pending_key: Buffer): Promise<void> {
  await tx
    .insertInto('second_factor')
    .values({ tenant_id: tenantId, member_id: accountId, pending_key })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet({ pending_key }))
    .execute()
}

export async function updateConfirmedKey(
  tx: Tx,
  memberId: string,
  columns: { key: Buffer; last_step: number; confirmed_at: Date },
): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ ...columns, pending_key: null })
    .where('member_id', '=', memberId)
    .execute()
}

export async function updateLastStep(tx: Tx, memberId: string, last_step: number): Promise<void> {
  await tx.updateTable('second_factor').set({ last_step }).where('member_id', '=', memberId).execute()
}

/** Deletes the second factor with its recovery codes; returns false if there was none. */
export async function deleteSecondFactor(tx: Tx, memberId: string): Promise<boolean> {
  const deletedRow = await tx
    .deleteFrom('second_factor')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return deletedRow !== undefined
}

/** Deletes the former recovery codes and stores the new ones. */
export async function insertRecoveryCodes(
  tx: Tx,
  { tenantId, accountId }: MemberIds,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('member_id', '=', accountId).execute()
  const rows = codes.map((code) => ({
    tenant_id: tenantId,
    member_id: accountId,
    code_hash: digestOf(normalizeCode(code)),
  }))
  await tx.insertInto('recovery_code').values(rows).execute()
}

/** Marks a recovery code as used; returns false for a used or unknown code. */
export async function updateUsedRecoveryCode(tx: Tx, memberId: string, code: string, now: Date): Promise<boolean> {
  const usedRow = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', digestOf(normalizeCode(code)))
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return usedRow !== undefined
}

/** Counts the unused recovery codes of a member. */
export async function countRecoveryCodes(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function isSecondFactorDemanded(tx: Tx): Promise<boolean> {
  const { second_factor_demanded } = await tx
    .selectFrom('tenant')
    .select('second_factor_demanded')
    .executeTakeFirstOrThrow()
  return second_factor_demanded
}

export async function updateSecondFactorDemanded(tx: Tx, isDemanded: boolean): Promise<void> {
  await tx.updateTable('tenant').set({ second_factor_demanded: isDemanded }).execute()
}

export async function listMembersWithSecondFactor(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('second_factor')
    .select('member_id')
    .where('confirmed_at', 'is not', null)
    .orderBy('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}
