import { sql } from 'kysely'
import { firstNumberOnIssue, firstNumber, nextNumber, type IssuedNumber } from 'shared/domain/bills/billNumber'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../../db.ts'
import type { BillKind } from '../../../../tables/bills.ts'

/** Current series of a practice's invoices or credit notes. */
export interface Series {
  kind: BillKind
  /**
   * First number of the series that the last document belongs to, and the day it was chosen; null before the first
   * document.
   */
  first: IssuedNumber | null
  /** Last number, of any series; null before the first document. */
  last: IssuedNumber | null
  /** First number of a new series that the next document begins, chosen on `issuedOn`; null if it begins none. */
  upcoming: IssuedNumber | null
}

/** Prefix of the first number, by kind of document. */
const prefixes: Record<BillKind, string> = { INVOICE: '', CREDIT_NOTE: 'A' }

/** Returns the next number; the first one is `2026-0001`, for credit notes `A2026-0001`. */
export function expectedNumber({ kind, first, last, upcoming }: Series, today: Day): string {
  if (upcoming) return firstNumberOnIssue(upcoming, today)
  return first && last ? nextNumber({ first, last }, today) : firstNumber(today, prefixes[kind])
}

/**
 * Whether the practice may choose the number of the next document: it has no document of this kind yet, and has not
 * begun a new series.
 */
export const isFirstOfAll = ({ last, upcoming }: Series): boolean => last === null && upcoming === null

interface SeriesRow {
  first: IssuedNumber | null
  last: IssuedNumber | null
  upcoming: IssuedNumber | null
}

const numberAndDay = (number: string, day: string) =>
  sql.raw(`jsonb_build_object('number', ${number}, 'issuedOn', iso_day(${day}))`)

/** Finds the numbers of a series. Before the first document, `first` and `last` are null. */
export async function findSeries(tx: Tx, kind: BillKind): Promise<Series> {
  const { rows } = await sql<SeriesRow>`
    select case when s.last_number is not null then ${numberAndDay('s.last_number', 's.last_issued_on')} end as last,
      (select ${numberAndDay('first_number', 'begun_on')} from bill_series_start
        where tenant_id = s.tenant_id and kind = s.kind and position = s.count order by id desc limit 1) as upcoming,
      coalesce(
        (select ${numberAndDay('first_number', 'begun_on')} from bill_series_start
          where tenant_id = s.tenant_id and kind = s.kind and position < s.count order by position desc, id desc limit 1),
        (select ${numberAndDay('bill_number', 'issued_on')} from bill
          where tenant_id = s.tenant_id and kind = s.kind and position = 1)
      ) as first
    from bill_series s where s.tenant_id = app_tenant() and s.kind = ${kind}`.execute(tx)
  return { kind, ...(rows[0] ?? { first: null, last: null, upcoming: null }) }
}

/** Locks the series until the transaction ends, so that no other document is issued in it (ruling 8). */
export async function lockSeries(tx: Tx, tenantId: string, kind: BillKind): Promise<Series> {
  await tx
    .insertInto('bill_series')
    .values({ tenant_id: tenantId, kind })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind']).doNothing())
    .execute()
  await tx.selectFrom('bill_series').select('kind').where('kind', '=', kind).forUpdate().execute()
  // A separate query is needed to read documents that were committed while the lock was awaited.
  return findSeries(tx, kind)
}

export const isNumberTaken = async (tx: Tx, number: string): Promise<boolean> =>
  (await tx.selectFrom('bill').select('id').where('bill_number', '=', number).executeTakeFirst()) !== undefined

/** Lists every number of the practice, and whether the document that has it is of this kind. */
export async function listUsedNumbers(tx: Tx, kind: BillKind): Promise<{ number: string; isSameKind: boolean }[]> {
  const rows = await tx.selectFrom('bill').select(['bill_number', 'kind']).execute()
  return rows.map((row) => ({ number: row.bill_number, isSameKind: row.kind === kind }))
}
