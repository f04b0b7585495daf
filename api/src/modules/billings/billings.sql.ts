import { sql, type SqlBool } from 'kysely'
import type { BillPage } from 'shared/contracts/billing'
import type { Query } from 'shared/contracts/routes'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import type { Tx } from '../../db.ts'
import { searchPatterns } from '../patients/searchPatterns.ts'
import { billColumns, billOf } from './billRow.ts'

type Search = Query<'GET /billings'>

const matching = (tx: Tx, { startDate, endDate, name, status, therapistId }: Search, timeZone: string) => {
  const day = sql<string>`(bill.created_at at time zone ${timeZone})::date`
  let rows = tx
    .selectFrom('bill')
    .innerJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'bill.tenant_id').onRef('patient.id', '=', 'bill.patient_id'),
    )
  if (startDate) rows = rows.where(day, '>=', startDate)
  if (endDate) rows = rows.where(day, '<=', endDate)
  if (therapistId) rows = rows.where('bill.therapist_id', '=', therapistId)
  if (status === 'PAID' || status === 'UNPAID') rows = rows.where('bill.fully_paid', '=', status === 'PAID')
  if (name)
    rows = rows.where(
      sql<SqlBool>`plain(concat_ws(' ', bill.bill_number, patient.company_name, patient.lastname, patient.firstname)) like all(${searchPatterns(name)}::text[])`,
    )
  return rows
}

/** The invoices that match the search, the newest first. Days are those of the practice's time zone. */
export async function findBills(tx: Tx, search: Search, timeZone: string): Promise<BillPage> {
  const { page = 0, size = 10 } = search
  const { totalElements, billed, paid } = await matching(tx, search, timeZone)
    .select(({ fn }) => [
      fn.countAll<number>().as('totalElements'),
      sql<number>`coalesce(sum(total_price), 0)`.as('billed'),
      sql<number>`coalesce(sum(total_price) filter (where fully_paid), 0)`.as('paid'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await matching(tx, search, timeZone)
    .select(billColumns)
    .orderBy('bill.created_at', 'desc')
    .orderBy('bill.bill_number', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    content: rows.map(billOf),
    totalElements,
    itemsPerPage: size,
    totalPages: Math.ceil(totalElements / size),
    sums: { billed, paid, due: eurosOf(centsOf(billed) - centsOf(paid)), overdue: 0 },
  }
}
