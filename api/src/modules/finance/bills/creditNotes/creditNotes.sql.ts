import { sql, type SqlBool } from 'kysely'
import { centsOf } from 'shared/domain/money/cents'
import type { RateTotal } from 'shared/domain/money/totals'
import type { Tx } from '../../../../db.ts'

/**
 * Sums the net amounts and the VAT of an invoice's credit notes by rate: amounts in cents, rates in hundredths of a
 * percent.
 */
export async function sumCreditedRates(tx: Tx, billId: string): Promise<RateTotal[]> {
  const rows = await tx
    .selectFrom('bill_rate')
    .innerJoin('bill', (join) =>
      join.onRef('bill.tenant_id', '=', 'bill_rate.tenant_id').onRef('bill.id', '=', 'bill_rate.bill_id'),
    )
    .where('bill.corrects_id', '=', billId)
    .groupBy('bill_rate.rate')
    .select(({ fn }) => [
      'bill_rate.rate',
      fn.sum<number>('bill_rate.base').as('base'),
      fn.sum<number>('bill_rate.tax').as('tax'),
    ])
    .execute()
  return rows.map(({ rate, base, tax }) => ({ rate: centsOf(rate), base: centsOf(base), tax: centsOf(tax) }))
}

/**
 * Unlinks sessions from a credited invoice, which makes them unpaid and billable again. Excludes sessions that are
 * divided among payers (see `updateFreedParts`).
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
