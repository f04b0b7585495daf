import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Offer } from 'shared/contracts/access'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type MeansRow = Selectable<Tables['payment_means']>

export const findMeans = (tx: Tx): Promise<MeansRow | undefined> =>
  tx.selectFrom('payment_means').selectAll().executeTakeFirst()

/** Stores or replaces the card; an existing customer id of the practice does not change. */
export async function updateMeans(tx: Tx, row: Insertable<Tables['payment_means']>): Promise<void> {
  const { tenant_id: _tenant, customer_id: _customer, ...card } = row
  await tx
    .insertInto('payment_means')
    .values(row)
    .onConflict((conflict) => conflict.constraint('payment_means_pkey').doUpdateSet(card))
    .execute()
}

export const findSubscription = (tx: Tx) =>
  tx
    .selectFrom('tenant')
    .select(['offer', 'nb_max_assistants', 'nb_max_therapists', 'trial_ends_at', 'payable'])
    .executeTakeFirstOrThrow()

export async function updatePayable(tx: Tx, isPayable: boolean): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ payable: isPayable })
    .where(sql<boolean>`id = app_tenant()`)
    .execute()
}

export async function updateOffer(
  tx: Tx,
  offer: Offer,
  { nbMaxAssistants, nbMaxTherapists }: { nbMaxAssistants: number; nbMaxTherapists: number },
): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ offer, nb_max_assistants: nbMaxAssistants, nb_max_therapists: nbMaxTherapists })
    .where(sql<boolean>`id = app_tenant()`)
    .execute()
}

/**
 * Sets the transaction to the customer's practice, and locks its means of payment; undefined for an unknown customer.
 */
export async function findMeansOfCustomer(tx: Tx, customerId: string): Promise<MeansRow | undefined> {
  const { rows } = await sql<{ id: string | null }>`select auth.begin_customer(${customerId}) as id`.execute(tx)
  if (!rows[0]?.id) return undefined
  return tx.selectFrom('payment_means').selectAll().forUpdate().executeTakeFirst()
}

/** Whether an event of the transaction's practice was already received. */
export async function hasEvent(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('payment_event').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Inserts a new event; a repeated event waits for the lock of `findMeansOfCustomer`, and then finds this row. */
export async function insertEvent(tx: Tx, row: Insertable<Tables['payment_event']>): Promise<void> {
  await tx.insertInto('payment_event').values(row).execute()
}

export async function updateStatus(tx: Tx, status: MeansRow['status'], at: Date): Promise<void> {
  await tx
    .updateTable('payment_means')
    .set({ status, status_at: at })
    .where(sql<boolean>`tenant_id = app_tenant()`)
    .execute()
}
