import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { BillListItem, BillPage, BillStatus } from 'shared/contracts/finance/bills'
import type { Query } from 'shared/contracts/routes'
import { addDays, type Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { requireFound } from '../../../refusal.ts'
import { searchPatterns } from '../../patients/patients/searchPatterns.ts'
import { onBillPatient } from './billJoins.sql.ts'
import { billColumns, billOf } from './billRow.ts'
import { isNotDelivered, emailStateColumns } from './emails/emailStateColumns.sql.ts'

type Search = Query<'GET /billings'>

/** Selects bills, joined with their patient and with the invoice that a credit note corrects. */
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
  sql<SqlBool>`exists (select 1 from patient client where client.tenant_id = bill.tenant_id and client.id = bill.patient_id
    and plain(concat_ws(' ', bill.bill_number, case when bill.payer_id is not null then bill.client_name end, client.company_name, client.lastname, client.firstname)) like all(${searchPatterns(name)}::text[]))`

interface LocalDay {
  timeZone: string
  today: Day
}

const remaining = sql<number>`case when bill.kind = 'CREDIT_NOTE' or bill.fully_paid then 0
  else greatest(0, bill.total_price - bill.credited - bill.received + bill.refunded) end`

const allOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join([sql<SqlBool>`true`, ...conditions], sql` and `)}`

/** Returns the condition of a status. A credit note and a fully credited invoice are never unpaid. */
const matchesStatus = (status: BillStatus, today: Day) =>
  ({
    ALL: sql<SqlBool>`true`,
    UNPAID: sql<SqlBool>`(bill.kind = 'INVOICE' and not bill.fully_paid and bill.credited < bill.total_price)`,
    OVERDUE: sql<SqlBool>`(bill.due_on < ${today} and ${remaining} > 0)`,
    PAID: sql<SqlBool>`bill.fully_paid`,
  })[status]

/** Builds the conditions of the search except its status. They use only the bill table, which avoids joins in sums. */
const matchesAllButStatus = ({ startDate, endDate, name, letter, therapistId }: Search, timeZone: string) =>
  allOf([
    ...(startDate ? [sql<SqlBool>`bill.created_at >= ${startOfDay(startDate, timeZone)}`] : []),
    ...(endDate ? [sql<SqlBool>`bill.created_at < ${startOfDay(addDays(endDate, 1), timeZone)}`] : []),
    ...(therapistId ? [sql<SqlBool>`bill.therapist_id = ${therapistId}`] : []),
    ...(letter === 'REFUSED' ? [isNotDelivered] : []),
    ...(name ? [matchesName(name)] : []),
  ])

const statuses = ['ALL', 'UNPAID', 'OVERDUE', 'PAID'] as const satisfies readonly BillStatus[]

const billed = sql<number>`case bill.kind when 'INVOICE' then bill.total_price else -bill.total_price end`
const received = sql<number>`bill.received - bill.refunded`
/** Amount of a bill in euros, including VAT, that is summed for each status: billed, still to be paid, or received. */
const amountsByStatus: Readonly<Record<BillStatus, RawBuilder<number>>> = {
  ALL: billed,
  UNPAID: remaining,
  OVERDUE: remaining,
  PAID: received,
}

const sumOf = (amount: RawBuilder<number>, condition: RawBuilder<SqlBool>) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`

/** Sums the amounts that remain to be paid on all invoices, in euros. */
export async function sumRemainingOfBills(tx: Tx): Promise<number> {
  const due = sql<number>`coalesce(sum(${remaining}), 0)`.as('due')
  return (await tx.selectFrom('bill').select(due).executeTakeFirstOrThrow()).due
}

type BillTotals = Pick<BillPage, 'sums' | 'byStatus' | 'totalElements'>

/**
 * Counts the bills that match the search, and sums their amounts in euros. `byStatus` has a count and a sum for every
 * status, regardless of the status of the search. Days are in the practice's time zone.
 */
export async function sumBills(tx: Tx, search: Search, { timeZone, today }: LocalDay): Promise<BillTotals> {
  const isListed = matchesStatus(search.status ?? 'ALL', today)
  const netPrice = sql<number>`case bill.kind when 'INVOICE' then bill.net_price else -bill.net_price end`
  const totals = await tx
    .selectFrom('bill')
    .where(matchesAllButStatus(search, timeZone))
    .select([
      sumOf(billed, isListed).as('billed'),
      sql<number | null>`case when count(*) filter (where ${isListed})
        = count(bill.net_price) filter (where ${isListed}) then ${sumOf(netPrice, isListed)} end`.as('billedNet'),
      sumOf(received, isListed).as('paid'),
      sumOf(remaining, isListed).as('due'),
      sumOf(remaining, allOf([isListed, matchesStatus('OVERDUE', today)])).as('overdue'),
    ])
    .select(
      statuses.map((status) =>
        sql<number>`count(*) filter (where ${matchesStatus(status, today)})`.as(`count${status}`),
      ),
    )
    .select(
      statuses.map((status) => sumOf(amountsByStatus[status], matchesStatus(status, today)).as(`amount${status}`)),
    )
    .executeTakeFirstOrThrow()
  const { billed: billedSum, billedNet, paid, due, overdue } = totals
  const totalOf = (status: BillStatus) => ({ count: totals[`count${status}`], amount: totals[`amount${status}`] })
  const byStatus = {
    ALL: totalOf('ALL'),
    UNPAID: totalOf('UNPAID'),
    OVERDUE: totalOf('OVERDUE'),
    PAID: totalOf('PAID'),
  }
  return {
    sums: { billed: billedSum, billedNet, paid, due, overdue },
    byStatus,
    totalElements: byStatus[search.status ?? 'ALL'].count,
  }
}

/** Finds the bills that match the search, the newest first. Days are in the practice's time zone. */
export async function findBills(tx: Tx, search: Search, { timeZone, today }: LocalDay): Promise<BillPage> {
  const { page = 0, size = 10, status = 'ALL' } = search
  const totals = await sumBills(tx, search, { timeZone, today })
  const rows = await selectBillsWithClient(tx)
    .where(matchesAllButStatus(search, timeZone))
    .where(matchesStatus(status, today))
    .select(billColumns)
    .select(emailStateColumns)
    .orderBy('bill.created_at', 'desc')
    .orderBy('bill.bill_number', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    content: rows.map((row) => billOf(row, today)),
    itemsPerPage: size,
    totalPages: Math.ceil(totals.totalElements / size),
    ...totals,
  }
}

/** Finds the newest bills whose number or client has every typed word. */
export async function findBillsByName(
  tx: Tx,
  name: string,
  { today, limit }: { today: Day; limit: number },
): Promise<BillListItem[]> {
  const rows = await selectBillsWithClient(tx)
    .where(matchesName(name))
    .select(billColumns)
    .select(emailStateColumns)
    .orderBy('bill.created_at', 'desc')
    .orderBy('bill.bill_number', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => billOf(row, today))
}

/** Finds a bill as an item of the list. Throws 404 for an unknown bill. */
export async function findListedBill(tx: Tx, id: string, today: Day): Promise<BillListItem> {
  const query = selectBillsWithClient(tx).select(billColumns).select(emailStateColumns).where('bill.id', '=', id)
  return billOf(requireFound(await query.executeTakeFirst()), today)
}
