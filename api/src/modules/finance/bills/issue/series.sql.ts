import { nextNumber } from 'shared/domain/bills/billNumber'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../../db.ts'
import type { BillKind } from '../../../../tables/bills.ts'

/** Last number of a practice's invoices or credit notes; null before the first one. */
export interface Series {
  kind: BillKind
  last: { number: string; issuedOn: Day } | null
}

/** Prefix of the first number, by kind of document. */
const prefixes: Record<BillKind, string> = { INVOICE: '', CREDIT_NOTE: 'A' }

/** Returns the next number; the first one is `2026-0001`, for credit notes `A2026-0001`. */
export const expectedNumber = ({ kind, last }: Series, today: Day): string =>
  nextNumber(last ?? undefined, today, prefixes[kind])

const selectSeries = (tx: Tx, kind: BillKind) =>
  tx.selectFrom('bill_series').select(['last_number', 'last_issued_on']).where('kind', '=', kind)

type SeriesRow = Awaited<ReturnType<ReturnType<typeof selectSeries>['executeTakeFirst']>>

const seriesOf = (kind: BillKind, row: SeriesRow): Series => ({
  kind,
  last: row?.last_number && row.last_issued_on ? { number: row.last_number, issuedOn: row.last_issued_on } : null,
})

export const findSeries = async (tx: Tx, kind: BillKind): Promise<Series> =>
  seriesOf(kind, await selectSeries(tx, kind).executeTakeFirst())

/** Locks the series until the transaction ends, so that no other document is issued in it (ruling 8). */
export async function lockSeries(tx: Tx, tenantId: string, kind: BillKind): Promise<Series> {
  await tx
    .insertInto('bill_series')
    .values({ tenant_id: tenantId, kind })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind']).doNothing())
    .execute()
  return seriesOf(kind, await selectSeries(tx, kind).forUpdate().executeTakeFirst())
}

export const isNumberTaken = async (tx: Tx, number: string): Promise<boolean> =>
  (await tx.selectFrom('bill').select('id').where('bill_number', '=', number).executeTakeFirst()) !== undefined
