import { sql, type SqlBool } from 'kysely'
import type { BillListItem, BillPage } from 'shared/contracts/finance/bills'
import type { Query } from 'shared/contracts/routes'
import { addDays, type Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { found } from '../../../refusal.ts'
import { searchPatterns } from '../../patients/patients/searchPatterns.ts'
import { onBillPatient } from './billJoins.sql.ts'
import { billColumns, billOf } from './billRow.ts'
import { isNotDelivered, emailStateColumns } from './emails/emailStateColumns.sql.ts'

type Search = Query<'GET /billings'>

/** Selects bills, joined with their client and with the invoice that a credit note corrects. */
const selectBillsWithClient = (tx: Tx) =>
  tx
    .selectFrom('bill')
    .innerJoin('patient', onBillPatient)
    .leftJoin('bill as corrected', (join) =>
      join.onRef('corrected.tenant_id', '=', 'bill.tenant_id').onRef('corrected.id', '=', 'bill.corrects_id'),
    )

/** Returns the instant at which a day begins in a time zone. */
const startOfDay = (day: Day, timeZone: string) => sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`

const matchesName = (name: string) =>
  sql<SqlBool>`exists (select 1 from patient named where named.tenant_id = bill.tenant_id and named.id = bill.patient_id
    and plain(concat_ws(' ', bill.bill_number, case when bill.payer_id is not null then bill.client_name end, named.company_name, named.lastname, named.firstname)) like all(${searchPatterns(name)}::text[]))`

/** Builds the search's conditions on the bill table alone, so that counts and sums need none of the list's joins. */
function matchesSearch({ startDate, endDate, name, status, letter, therapistId }: Search, timeZone: string) {
  const conditions = [
    sql`true`,
    ...(startDate ? [sql<SqlBool>`bill.created_at >= ${startOfDay(startDate, timeZone)}`] : []),
    ...(endDate ? [sql<SqlBool>`bill.created_at < ${startOfDay(addDays(endDate, 1), timeZone)}`] : []),
    ...(therapistId ? [sql<SqlBool>`bill.therapist_id = ${therapistId}`] : []),
    ...(status === 'PAID' ? [sql<SqlBool>`bill.fully_paid`] : []),
    // A credit note is no debt, and a fully credited invoice has nothing due.
    ...(status === 'UNPAID'
      ? [sql<SqlBool>`bill.kind = 'INVOICE' and not bill.fully_paid and bill.credited < bill.total_price`]
      : []),
    ...(letter === 'REFUSED' ? [isNotDelivered] : []),
    ...(name ? [matchesName(name)] : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

const remaining = sql<number>`case when bill.kind = 'CREDIT_NOTE' or bill.fully_paid then 0
  else greatest(0, bill.total_price - bill.credited - bill.received + bill.refunded) end`

const sumsOnDay = (today: Day) => ({
  billed: sql<number>`coalesce(sum(case bill.kind when 'INVOICE' then bill.total_price else -bill.total_price end), 0)`,
  billedNet: sql<number | null>`case when count(*) = count(bill.net_price)
    then coalesce(sum(case bill.kind when 'INVOICE' then bill.net_price else -bill.net_price end), 0) end`,
  paid: sql<number>`coalesce(sum(bill.received - bill.refunded), 0)`,
  due: sql<number>`coalesce(sum(${remaining}), 0)`,
  overdue: sql<number>`coalesce(sum(${remaining}) filter (where bill.due_on < ${today}), 0)`,
})

/** Sums the amounts that remain to be paid on all invoices, in euros. */
export async function sumRemainingOfBills(tx: Tx): Promise<number> {
  const due = sql<number>`coalesce(sum(${remaining}), 0)`.as('due')
  return (await tx.selectFrom('bill').select(due).executeTakeFirstOrThrow()).due
}

/** Finds the bills that match the search, the newest first. Days are in the practice's time zone. */
export async function findBills(
  tx: Tx,
  search: Search,
  { timeZone, today }: { timeZone: string; today: Day },
): Promise<BillPage> {
  const { page = 0, size = 10 } = search
  const { billed, billedNet, paid, due, overdue } = sumsOnDay(today)
  const condition = matchesSearch(search, timeZone)
  const { totalElements, ...sums } = await tx
    .selectFrom('bill')
    .where(condition)
    .select(({ fn }) => [
      fn.countAll<number>().as('totalElements'),
      billed.as('billed'),
      billedNet.as('billedNet'),
      paid.as('paid'),
      due.as('due'),
      overdue.as('overdue'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await selectBillsWithClient(tx)
    .where(condition)
    .select(billColumns)
    .select(emailStateColumns)
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

/** Finds a bill as an item of the list. Throws 404 for an unknown bill. */
export async function findListedBill(tx: Tx, id: string, today: Day): Promise<BillListItem> {
  const query = selectBillsWithClient(tx).select(billColumns).select(emailStateColumns).where('bill.id', '=', id)
  return billOf(found(await query.executeTakeFirst()), today)
}
