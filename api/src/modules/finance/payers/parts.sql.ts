import { sql, type Insertable, type SqlBool } from 'kysely'
import { centsOf, type Cents } from 'shared/domain/money/cents'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

/**
 * Finds the stored parts of sessions, ordered by session and position. All parts of a session are stored once an
 * invoice bills one of them.
 */
export const findParts = (tx: Tx, sessionIds: readonly string[]) =>
  tx
    .selectFrom('session_part')
    .leftJoin('bill', (join) =>
      join.onRef('bill.tenant_id', '=', 'session_part.tenant_id').onRef('bill.id', '=', 'session_part.bill_id'),
    )
    .selectAll('session_part')
    .select('bill.bill_number')
    .where(sql<SqlBool>`session_part.session_id = any(${[...sessionIds]}::uuid[])`)
    .orderBy('session_part.session_id')
    .orderBy('session_part.position')
    .execute()

export type PartRow = Awaited<ReturnType<typeof findParts>>[number]

/** Finds the number of a bill; null if `billId` is null. */
export async function findBillNumber(tx: Tx, billId: string | null): Promise<string | null> {
  const bill = await tx.selectFrom('bill').select('bill_number').where('id', '=', billId).executeTakeFirst()
  return bill?.bill_number ?? null
}

/** Returns the map key of a payer and a calendar year: `<payerId> <year>`. */
export const limitKey = (payerId: string, year: number): string => `${payerId} ${year}`

/**
 * Sums the stored parts of payers in each year in cents, including VAT, billed or not, to compare with their yearly
 * limits; keyed by `limitKey`.
 */
export async function sumUsedLimits(tx: Tx, payerIds: readonly string[]): Promise<Map<string, Cents>> {
  const rows = await tx
    .selectFrom('session_part')
    .select(['payer_id', 'year'])
    .select(({ fn }) => fn.sum<number>('gross').as('used'))
    .where(sql<SqlBool>`payer_id = any(${[...payerIds]}::uuid[])`)
    .groupBy(['payer_id', 'year'])
    .execute()
  return new Map(rows.map(({ payer_id, year, used }) => [limitKey(payer_id ?? '', year), centsOf(used)]))
}

export async function insertParts(tx: Tx, rows: readonly Insertable<Tables['session_part']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('session_part').values(rows).execute()
}

/** Marks a payer's parts of sessions as billed by an invoice. A session is billed once all its parts are billed. */
export async function updateBilledParts(
  tx: Tx,
  sessionIds: readonly string[],
  { payerId, billId }: { payerId: string | null; billId: string },
): Promise<void> {
  const ids = sql`${[...sessionIds]}::uuid[]`
  await sql`
    update session_part set bill_id = ${billId}
    where session_id = any(${ids}) and payer_id is not distinct from ${payerId}::uuid and bill_id is null`.execute(tx)
  await sql`
    update session s set part_bill_id = coalesce(s.part_bill_id, ${billId}), version = s.version + 1,
      bill_id = case when exists (
        select from session_part p where p.tenant_id = s.tenant_id and p.session_id = s.id and p.bill_id is null
      ) then null else ${billId}::uuid end
    where s.id = any(${ids})`.execute(tx)
}

/**
 * Unlinks the parts of sessions from a credited invoice, so that they can be billed again; the sessions become unpaid.
 * Deletes the parts of a session without any billed part, because its next invoice divides it again.
 */
export async function updateFreedParts(tx: Tx, sessionIds: readonly string[], billId: string): Promise<void> {
  const ids = sql`${[...sessionIds]}::uuid[]`
  const freedParts = await sql<{ id: string }>`
    update session_part set bill_id = null where session_id = any(${ids}) and bill_id = ${billId} returning session_id as id`.execute(
    tx,
  )
  const freedSessionIds = sql`${[...new Set(freedParts.rows.map(({ id }) => id))]}::uuid[]`
  await sql`
    update session s set bill_id = null, paid = false, version = s.version + 1,
      part_bill_id = (select p.bill_id from session_part p where p.tenant_id = s.tenant_id and p.session_id = s.id
        and p.bill_id is not null order by p.position limit 1)
    where s.id = any(${freedSessionIds})`.execute(tx)
  await sql`
    delete from session_part p using session s where s.tenant_id = p.tenant_id and s.id = p.session_id
      and s.id = any(${freedSessionIds}) and s.part_bill_id is null`.execute(tx)
}
