import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { VatReason } from 'shared/contracts/vatReason'
import type { Period } from 'shared/domain/calendar/period'
import type { BookLayout, NumberedEntry } from 'shared/domain/books/entries'
import type { BookedBill, BookedCreditNote, BookedPayment, BookedRate } from 'shared/domain/books/booked'
import { centsOf } from 'shared/domain/money/cents'
import { vatCategoryOf } from 'shared/domain/vat/vatReasons'
import type { Tx } from '../../../db.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'

interface BillColumns {
  billKind: BookedBill['kind']
  number: string
  corrects: string | null
  /** Day of issue; for an invoice that was not issued in the application, the day of its creation. */
  issuedOn: string
  clientId: string
  clientName: string
  isBusiness: boolean
  isInternational: boolean | null
  clientCountry: string | null
  clientVatNumber: string | null
  isExempt: boolean
  vatReason: VatReason | null
  vatOnDebits: boolean
  total: number
  rates: RateColumns
}

/** Amounts in euros, and the rate in percent. */
type RateColumns = { rate: number; base: number; tax: number }[]

/** Day on which an invoice was created, in the practice's time zone. */
const createdOn = sql`(b.created_at at time zone (select time_zone from tenant where id = b.tenant_id))::date`

export type ProfileVat = Pick<MemberRow, 'vat_exemption' | 'vat_on_debits'>

type StoredColumn =
  | 'is_business'
  | 'is_international'
  | 'client_country'
  | 'client_vat_number'
  | 'is_exempt'
  | 'vat_on_debits'
  | 'vat_reason'

/** Builds a column with the value stored when an invoice was issued; a credit note has the value of its invoice. */
const storedAtIssue = (column: StoredColumn) => sql`
  case when b.corrects_id is null then ${sql.ref(`b.${column}`)} else ${sql.ref(`corrected.${column}`)} end`

const billColumns = ({ vat_exemption, vat_on_debits }: ProfileVat) => sql`
  b.kind as "billKind", b.bill_number as number, corrected.bill_number as corrects, coalesce(b.issued_on, ${createdOn}) as "issuedOn",
  coalesce(b.payer_id, b.patient_id) as "clientId", 
  coalesce(b.client_name, nullif(btrim(concat_ws(' ', patient.firstname, patient.lastname)), ''), patient.company_name) as "clientName",
  coalesce(${storedAtIssue('is_business')}, case when b.payer_id is null then patient.type = 'FIRM' and btrim(patient.siren) <> ''
    else payer.kind <> 'GUARDIAN' and btrim(payer.siren) <> '' end) as "isBusiness",
  ${storedAtIssue('is_international')} as "isInternational", ${storedAtIssue('client_country')} as "clientCountry", ${storedAtIssue('client_vat_number')} as "clientVatNumber",
  coalesce(${storedAtIssue('is_exempt')}, ${vat_exemption === 'EXONERE_SANTE'}::boolean) as "isExempt", ${storedAtIssue('vat_reason')} as "vatReason",
  coalesce(${storedAtIssue('vat_on_debits')}, ${vat_on_debits}::boolean) as "vatOnDebits", b.total_price as total,
  (select coalesce(jsonb_agg(jsonb_build_object('rate', r.rate, 'base', r.base, 'tax', r.tax) order by r.rate desc), '[]')
    from bill_rate r where r.tenant_id = b.tenant_id and r.bill_id = b.id) as rates`

const joinClient = sql`
  join patient on patient.tenant_id = b.tenant_id and patient.id = b.patient_id
  left join patient_payer payer on payer.tenant_id = b.tenant_id and payer.id = b.payer_id
  left join bill corrected on corrected.tenant_id = b.tenant_id and corrected.id = b.corrects_id`

/** Builds a column with the VAT rates of each credit note of bill `b` whose position is at most `position`. */
const creditedRatesUntil = (position: RawBuilder<unknown>) => sql`
  (select coalesce(jsonb_agg(note_rates.rates order by note_rates.position), '[]') from (
    select note.position, jsonb_agg(jsonb_build_object('rate', r.rate, 'base', r.base, 'tax', r.tax) order by r.rate desc) as rates
    from bill note join bill_rate r on r.tenant_id = note.tenant_id and r.bill_id = note.id
    where note.tenant_id = b.tenant_id and note.corrects_id = b.id and note.position <= ${position} group by note.position
  ) note_rates)`

const ratesOf = (rates: RateColumns): BookedRate[] =>
  rates.map(({ rate, base, tax }) => ({ rate: centsOf(rate), base: centsOf(base), tax: centsOf(tax) }))

const billOf = (row: BillColumns): BookedBill => ({
  kind: row.billKind,
  number: row.number,
  corrects: row.corrects,
  day: row.issuedOn,
  clientId: row.clientId,
  clientName: row.clientName,
  isBusiness: row.isBusiness,
  ...(row.isInternational && { abroad: { country: row.clientCountry ?? '', vatNumber: row.clientVatNumber ?? '' } }),
  isExempt: row.isExempt,
  isOutsideVat: row.vatReason !== null && vatCategoryOf(row.vatReason) === 'O',
  vatOnDebits: row.vatOnDebits,
  total: centsOf(row.total),
  rates: ratesOf(row.rates),
})

/** Conditions and order of a query; with `layout` it also reads the numbered entry `e` of each row. */
interface RowSelection {
  layout?: BookLayout
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** Columns of a numbered entry. */
export type EntryColumns = Omit<NumberedEntry, 'source'>

interface SelectedRow {
  id: string
  /** Null without an entry, or without a layout. */
  entry: EntryColumns | null
}

const entryColumn = sql`case when e.number is not null then jsonb_build_object('number', e.number, 'entryDay', e.entry_day,
  'validatedOn', e.validated_on, 'account', e.account, 'lettering', e.lettering, 'letteredOn', e.lettered_on) end as entry`

/** Joins the entries `e` of the documents or rows of the journal with this alias. */
const joinEntry = (column: 'bill_id' | 'payment_id', alias: 'b' | 'n' | 'p', layout: BookLayout | undefined) => sql`
  left join book_entry e on e.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and e.layout = ${layout ?? ''} and ${sql.ref(`e.${column}`)} = ${sql.ref(`${alias}.id`)}`

/** Selects invoices and credit notes `b`. */
export async function selectBills(
  tx: Tx,
  currentProfile: ProfileVat,
  { layout, where, order }: RowSelection,
): Promise<(SelectedRow & { bill: BookedBill })[]> {
  const { rows } = await sql<BillColumns & SelectedRow>`
    select b.id, ${entryColumn}, ${billColumns(currentProfile)} from bill b ${joinClient} ${joinEntry('bill_id', 'b', layout)}
    where ${where} order by ${order}`.execute(tx)
  return rows.map((row) => ({ id: row.id, entry: row.entry, bill: billOf(row) }))
}

/**
 * Finds the invoices and credit notes issued in the period, by day, invoices first, in the order of issue; at most
 * `limit`.
 */
export async function findBookedBills(
  tx: Tx,
  { startDate, endDate }: Period,
  currentProfile: ProfileVat,
  limit: number,
): Promise<BookedBill[]> {
  const rows = await selectBills(tx, currentProfile, {
    where: sql`b.issued_on between ${startDate}::date and ${endDate}::date`,
    order: sql`b.issued_on, b.kind desc, b.position limit ${limit}`,
  })
  return rows.map(({ bill }) => bill)
}

/** Builds the condition that a row of the journal pays or refunds its invoice, and not the client's credit. */
const isPaymentOfInvoice = (table: string) =>
  sql<SqlBool>`${sql.ref(`${table}.kind`)} in ('PAYMENT', 'REFUND', 'CORRECTION')`

type PaymentColumns = BillColumns &
  Pick<BookedPayment, 'position' | 'day' | 'kind' | 'means' | 'amount' | 'receivedBefore'> & {
    earlierCreditNotes: RateColumns[]
  }

/** Selects rows `p` of the journal of payments. */
export async function selectPayments(
  tx: Tx,
  currentProfile: ProfileVat,
  { layout, where, order }: RowSelection,
): Promise<(SelectedRow & { payment: BookedPayment })[]> {
  const { rows } = await sql<PaymentColumns & SelectedRow>`
    select p.id, ${entryColumn}, p.position, p.paid_on as day, p.kind, p.means, p.amount,
      (select coalesce(sum(earlier.amount), 0) from bill_payment earlier
        where earlier.tenant_id = p.tenant_id and earlier.bill_id = p.bill_id and earlier.position < p.position
          and ${isPaymentOfInvoice('earlier')}) as "receivedBefore",
      case when p.last_credit_note = 0 then '[]' else ${creditedRatesUntil(sql`p.last_credit_note`)} end as "earlierCreditNotes", ${billColumns(currentProfile)}
    from bill_payment p join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id ${joinClient}
      ${joinEntry('payment_id', 'p', layout)}
    where ${where} order by ${order}`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    entry: row.entry,
    payment: {
      position: row.position,
      day: row.day,
      kind: row.kind,
      means: row.means,
      amount: centsOf(row.amount),
      receivedBefore: centsOf(row.receivedBefore),
      earlierCreditNotes: row.earlierCreditNotes.map(ratesOf),
      bill: billOf(row),
    },
  }))
}

/**
 * Finds all rows of the journal that were paid in the period, also corrections and credits, by day and position; at
 * most `limit`.
 */
export async function findBookedPayments(
  tx: Tx,
  { startDate, endDate }: Period,
  currentProfile: ProfileVat,
  limit: number,
): Promise<BookedPayment[]> {
  const rows = await selectPayments(tx, currentProfile, {
    where: sql`p.paid_on between ${startDate}::date and ${endDate}::date`,
    order: sql`p.paid_on, p.position limit ${limit}`,
  })
  return rows.map(({ payment }) => payment)
}

type CreditNoteColumns = BillColumns &
  Pick<BookedCreditNote, 'day' | 'received'> & { creditNoteRates: RateColumns; earlierCreditNotes: RateColumns[] }

/** Selects credit notes `n` of invoices that were at least partly paid before. */
export async function selectCreditNotes(
  tx: Tx,
  currentProfile: ProfileVat,
  { layout, where, order }: RowSelection,
): Promise<(SelectedRow & { creditNote: BookedCreditNote })[]> {
  const { rows } = await sql<CreditNoteColumns & SelectedRow>`
    select n.id, ${entryColumn}, n.issued_on as day, p.received,
      (select coalesce(jsonb_agg(jsonb_build_object('rate', r.rate, 'base', r.base, 'tax', r.tax)), '[]')
        from bill_rate r where r.tenant_id = n.tenant_id and r.bill_id = n.id) as "creditNoteRates",
      ${creditedRatesUntil(sql`n.position - 1`)} as "earlierCreditNotes", ${billColumns(currentProfile)}
    from bill n join bill b on b.tenant_id = n.tenant_id and b.id = n.corrects_id ${joinClient}
      ${joinEntry('bill_id', 'n', layout)}
      cross join lateral (select sum(amount) as received from bill_payment
        where tenant_id = b.tenant_id and bill_id = b.id and last_credit_note < n.position and ${isPaymentOfInvoice('bill_payment')}) p
    where p.received > 0 and ${where} order by ${order}`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    entry: row.entry,
    creditNote: {
      day: row.day,
      rates: ratesOf(row.creditNoteRates),
      received: centsOf(row.received),
      earlierCreditNotes: row.earlierCreditNotes.map(ratesOf),
      bill: billOf(row),
    },
  }))
}

/**
 * Finds the credit notes issued in the period for invoices that were at least partly paid before, in the order of
 * issue.
 */
export async function findBookedCreditNotes(
  tx: Tx,
  { startDate, endDate }: Period,
  currentProfile: ProfileVat,
): Promise<BookedCreditNote[]> {
  const rows = await selectCreditNotes(tx, currentProfile, {
    where: sql`n.issued_on between ${startDate}::date and ${endDate}::date`,
    order: sql`n.position`,
  })
  return rows.map(({ creditNote }) => creditNote)
}

/** Numbers of invoices that were not issued in the application: created in the period, or paid in it. */
export interface UndatedBills {
  created: string[]
  paid: string[]
}

/**
 * Finds the numbers of the invoices that were not issued in the application: their day of issue and their VAT are
 * unknown, so that only the book of receipts can contain them.
 */
export async function findUndatedBills(
  tx: Tx,
  { startDate, endDate }: Period,
  timeZone: string,
): Promise<UndatedBills> {
  const { rows } = await sql<UndatedBills>`
    select
      array(select b.bill_number from bill b where b.issued_on is null
        and b.created_at >= ${startDate}::date::timestamp at time zone ${timeZone}
        and b.created_at < (${endDate}::date + 1)::timestamp at time zone ${timeZone} order by 1) as created,
      array(select distinct b.bill_number from bill_payment p join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id
        where b.issued_on is null and p.paid_on between ${startDate}::date and ${endDate}::date order by 1) as paid`.execute(
    tx,
  )
  return rows[0] ?? { created: [], paid: [] }
}
