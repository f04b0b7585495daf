import type { ColumnType, Generated } from 'kysely'
import type { BillInput } from 'shared/contracts/finance/bills'
import type { VatReason } from 'shared/contracts/vatReason'
import type { EmailRefusal, EmailState } from 'shared/contracts/emailDelivery'
import type { CashReason } from 'shared/domain/bills/cash'
import type { ClosedPeriod } from 'shared/domain/bills/closures'
import type { EmailLevel } from 'shared/domain/bills/emailTexts'
import type { BookLayout } from 'shared/domain/books/entries'
import type { PaymentKind } from 'shared/domain/bills/paymentKinds'
import type { WithDefault } from './columns.ts'

export type BillKind = 'INVOICE' | 'CREDIT_NOTE'

/** Type of a column that only triggers write: those that number the issued documents and link them in a hash chain. */
type WrittenByTrigger<T> = ColumnType<T | null, never, never>

interface Bill {
  tenant_id: string
  id: string
  bill_number: string
  kind: WithDefault<BillKind>
  position: WrittenByTrigger<number>
  patient_id: string
  therapist_id: string
  issued_on: string | null
  due_on: string | null
  net_price: number | null
  total_price: number
  /** The VAT rate in percent, the average of several rates (`effectiveRate`). */
  taxes: number
  client_name: string | null
  simplified: WithDefault<boolean>
  corrects_id: string | null
  payer_id: string | null
  fully_paid: WithDefault<boolean>
  /** Sum of the payments and their corrections, without refunds and credits. */
  received: WithDefault<number>
  /** Sum of the refunds, positive. */
  refunded: WithDefault<number>
  /** Sum of its credit notes, VAT included. */
  credited: WithDefault<number>
  /** Overpayment recorded with this invoice that the client has neither spent nor received back, in euros. */
  credit_left: WithDefault<number>
  is_business: boolean | null
  is_exempt: boolean | null
  vat_on_debits: boolean | null
  vat_reason: VatReason | null
  is_international: boolean | null
  client_country: string | null
  client_vat_number: string | null
  content: Buffer | null
  xml: Buffer | null
  input: Buffer | null
  content_hash: Buffer | null
  xml_hash: Buffer | null
  previous_hash: WrittenByTrigger<Buffer>
  hash: WrittenByTrigger<Buffer>
  created_at: Generated<Date>
}

interface BillSeries {
  tenant_id: string
  kind: BillKind
  count: ColumnType<number, undefined, never>
  last_number: WrittenByTrigger<string>
  last_issued_on: WrittenByTrigger<string>
  last_hash: WrittenByTrigger<Buffer>
}

interface BillSeriesStart {
  tenant_id: string
  id: string
  kind: BillKind
  position: Computed<number>
  first_number: string
  begun_on: string
  begun_at: Date
  begun_by: string
  reason: string
}

interface BillLine {
  tenant_id: string
  bill_id: string
  index: number
  session_id: string | null
  service_date: string | null
  quantity: number
  unit_price: number
  rate: number
  discount: number | null
  discount_type: BillInput['discountType']
  /** Amount excluding VAT, after the line's discount and its part of the global one. */
  net: number
  corrects_id: string | null
  corrects_index: number | null
}

interface BillRate {
  tenant_id: string
  bill_id: string
  rate: number
  base: number
  tax: number
}

interface BillPayment {
  tenant_id: string
  id: string
  position: ColumnType<number, never, never>
  bill_id: string
  kind: PaymentKind
  means: string
  /** Negative for a refund, a spent credit, or the correction of a received amount. */
  amount: number
  paid_on: string
  corrects: string | null
  session_id: string | null
  recorded_by: string | null
  recorded_on: string
  recorded_at: Date
  receipt_id: WithDefault<string | null>
  cash_reason: WithDefault<CashReason | null>
  last_credit_note: ColumnType<number, never, never>
  previous_hash: WrittenByTrigger<Buffer>
  hash: ColumnType<Buffer, never, never>
}

interface BillJournal {
  tenant_id: string
  count: number
  perpetual_total: number
  last_hash: Buffer | null
}

/** The terms that all invoices of a batch have in common; `taxes` is their VAT rate, in percent. */
export type BatchTerms = Pick<
  BillInput,
  | 'withTaxes'
  | 'taxes'
  | 'taxesComment'
  | 'vatReason'
  | 'selectedTermOfPayment'
  | 'selectedPaymentChoice'
  | 'selectedLateInterest'
>

interface BillBatch {
  tenant_id: string
  id: string
  month: string
  therapist_id: string | null
  terms: ColumnType<BatchTerms, string, never>
  created_by: string
  created_at: Date
}

interface BillBatchItem {
  tenant_id: string
  batch_id: string
  position: number
  patient_id: string
  payer_id: string | null
  state: WithDefault<'PENDING' | 'ISSUED' | 'REFUSED'>
  bill_id: string | null
  message: string | null
}

interface BillEmailRow {
  tenant_id: string
  id: string
  bill_id: string
  level: EmailLevel
  content: Buffer | null
  state: WithDefault<EmailState>
  reason: EmailRefusal | null
  asked_by: string
  asked_on: string
  asked_at: Date
  decided_at: Date | null
}

/** Type of a column that a trigger computes for a new row. */
type Computed<T> = ColumnType<T, never, never>

interface BillClosure {
  tenant_id: string
  id: string
  period: ClosedPeriod
  position: Computed<number>
  first_day: string
  last_day: string
  bill_count: Computed<number>
  billed: Computed<number>
  billed_net: Computed<number>
  credit_note_count: Computed<number>
  credited: Computed<number>
  credited_net: Computed<number>
  payment_count: Computed<number>
  received: Computed<number>
  refunded: Computed<number>
  perpetual_billed: Computed<number>
  perpetual_received: Computed<number>
  closed_at: Date
  previous_hash: WrittenByTrigger<Buffer>
  hash: Computed<Buffer>
}

interface BookClient {
  tenant_id: string
  client_id: string
  number: number
}

interface BookEntry {
  tenant_id: string
  layout: BookLayout
  number: number
  bill_id: string | null
  payment_id: string | null
  entry_day: string
  validated_on: string
  account: number
  lettering: WithDefault<number | null>
  lettered_on: WithDefault<string | null>
  exported: WithDefault<boolean>
}

/**
 * Sums over the validated sessions of a day that one invoice includes as a whole, grouped by therapist and by `paid`.
 * `price` is set if the lines of the invoice do not state the price of the session.
 */
interface SoldDay {
  tenant_id: string
  day: string
  therapist_id: string
  paid: boolean
  price: number | null
  /** Number of sessions. */
  sessions: number
  /** Number of sessions, without those of animals alone that have no price. */
  sales: number
  /** Number of sessions without a price, without those of animals alone. */
  without_price: number
  minutes: number
  /** Amounts due to the clubs. */
  charges: number
  net: number
  /** 0 if `price` is set. */
  tax: number
}

/** Sums over the invoices and credit notes issued and the payments received on a day, by therapist. */
interface DocumentDay {
  tenant_id: string
  day: string
  therapist_id: string
  bills: number
  credit_notes: number
  /** Invoices less credit notes, excluding VAT. */
  net: number
  /** Number of documents that do not state their amount excluding VAT. */
  without_net: number
  received: number
}

/** Tables of invoices and payments. Triggers update the daily sums. */
export interface BillTables {
  sold_day: SoldDay
  document_day: DocumentDay
  bill: Bill
  bill_series: BillSeries
  bill_series_start: BillSeriesStart
  bill_line: BillLine
  bill_rate: BillRate
  bill_payment: BillPayment
  bill_journal: BillJournal
  bill_batch: BillBatch
  bill_batch_item: BillBatchItem
  bill_letter: BillEmailRow
  bill_closure: BillClosure
  book_client: BookClient
  book_entry: BookEntry
}
