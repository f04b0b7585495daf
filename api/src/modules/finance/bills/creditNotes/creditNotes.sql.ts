import { sql, type SqlBool } from 'kysely'
import { centsOf, type Cents } from 'shared/domain/money/cents'
import type { Tx } from '../../../../db.ts'

/** Returns the VAT of an invoice minus the VAT of its credit notes, by rate in hundredths of a percent. */
export async function sumTaxToCredit(tx: Tx, billId: string): Promise<Map<number, Cents>> {
  const { rows } = await sql<{ rate: number; left: number }>`
    select r.rate, r.tax - coalesce(sum(c.tax), 0) as left
    from bill_rate r
      left join (bill_rate c join bill n on n.tenant_id = c.tenant_id and n.id = c.bill_id and n.corrects_id = ${billId})
        on c.tenant_id = r.tenant_id and c.rate = r.rate
    where r.bill_id = ${billId} group by r.rate, r.tax`.execute(tx)
  return new Map(rows.map(({ rate, left }) => [Math.round(rate * 100), centsOf(left)]))
}

/**
 * Unlinks sessions from a credited invoice: they are unpaid and can be billed again. Sessions that are divided among
 * payers are left to `updateFreedParts`.
 */
export async function updateFreedSessions(tx: Tx, ids: readonly string[], billId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set(({ eb }) => ({ bill_id: null, paid: false, version: eb('version', '+', 1) }))
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('bill_id', '=', billId)
    .where('part_bill_id', 'is', null)
    .execute()
}
