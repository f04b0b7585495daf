import { sql, type SqlBool } from 'kysely'
import type { BillListItem, BillPage } from 'shared/contracts/billing'
import type { Query } from 'shared/contracts/routes'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../db.ts'
import { found } from '../../refusal.ts'
import { searchPatterns } from '../patients/searchPatterns.ts'
import { billColumns, billOf } from './billRow.ts'

type Search = Query<'GET /billings'>

const bills = (tx: Tx) =>
  tx
    .selectFrom('bill')
    .innerJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'bill.tenant_id').onRef('patient.id', '=', 'bill.patient_id'),
    )
    .leftJoin('bill as corrected', (join) =>
      join.onRef('corrected.tenant_id', '=', 'bill.tenant_id').onRef('corrected.id', '=', 'bill.corrects_id'),
    )

const matching = (tx: Tx, { startDate, endDate, name, status, therapistId }: Search, timeZone: string) => {
  const day = sql<string>`(bill.created_at at time zone ${timeZone})::date`
  let rows = bills(tx)
  if (startDate) rows = rows.where(day, '>=', startDate)
  if (endDate) rows = rows.where(day, '<=', endDate)
  if (therapistId) rows = rows.where('bill.therapist_id', '=', therapistId)
  if (status === 'PAID') rows = rows.where('bill.fully_paid', '=', true)
  // A credit note is no debt, and nothing is due of what was credited whole.
  if (status === 'UNPAID')
    rows = rows.where(sql<SqlBool>`bill.kind = 'INVOICE' and not bill.fully_paid and bill.credited < bill.total_price`)
  if (name)
    rows = rows.where(
      sql<SqlBool>`plain(concat_ws(' ', bill.bill_number, patient.company_name, patient.lastname, patient.firstname)) like all(${searchPatterns(name)}::text[])`,
    )
  return rows
}

const remaining = sql<number>`case when bill.kind = 'CREDIT_NOTE' or bill.fully_paid then 0
  else greatest(0, bill.total_price - bill.credited - bill.received + bill.refunded) end`

const sumsAt = (today: Day) => ({
  billed: sql<number>`coalesce(sum(case bill.kind when 'INVOICE' then bill.total_price else -bill.total_price end), 0)`,
  paid: sql<number>`coalesce(sum(bill.received - bill.refunded), 0)`,
  due: sql<number>`coalesce(sum(${remaining}), 0)`,
  overdue: sql<number>`coalesce(sum(${remaining}) filter (where bill.due_on < ${today}), 0)`,
})

/** The invoices and credit notes that match the search, the newest first. Days are those of the practice's time zone. */
export async function findBills(
  tx: Tx,
  search: Search,
  { timeZone, today }: { timeZone: string; today: Day },
): Promise<BillPage> {
  const { page = 0, size = 10 } = search
  const { billed, paid, due, overdue } = sumsAt(today)
  const { totalElements, ...sums } = await matching(tx, search, timeZone)
    .select(({ fn }) => [
      fn.countAll<number>().as('totalElements'),
      billed.as('billed'),
      paid.as('paid'),
      due.as('due'),
      overdue.as('overdue'),
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
    content: rows.map((row) => billOf(row, today)),
    totalElements,
    itemsPerPage: size,
    totalPages: Math.ceil(totalElements / size),
    sums,
  }
}

/** One as the list shows it. Throws 404. */
export async function listedBill(tx: Tx, id: string, today: Day): Promise<BillListItem> {
  return billOf(found(await bills(tx).select(billColumns).where('bill.id', '=', id).executeTakeFirst()), today)
}
