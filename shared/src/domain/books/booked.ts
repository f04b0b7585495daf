import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'

/** What a document has at one rate; `rate` in hundredths of a percent. */
export interface BookedRate {
  rate: number
  base: Cents
  tax: Cents
}

/**
 * An issued invoice or credit note as the accounts read it; amounts of a credit note are positive. Whom it is for and its VAT
 * are as they were when the invoice was issued, whatever the files say since.
 */
export interface BookedBill {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null
  day: Day
  clientId: string
  clientName: string
  /** A firm with a SIREN: its invoices are electronic, and are not reported with those of individuals. */
  isBusiness: boolean
  /** Without VAT since it is care. */
  isExempt: boolean
  /** VAT is due when it is invoiced, instead of when it is paid. */
  vatOnDebits: boolean
  total: Cents
  rates: readonly BookedRate[]
}

/** A row of the journal of payments; `amount` is negative of what was given back or taken back. */
export interface BookedPayment {
  position: number
  day: Day
  kind: 'PAYMENT' | 'REFUND' | 'CORRECTION'
  means: string
  amount: Cents
  /** What the rows before it had added to its invoice. */
  before: Cents
  /** What each credit note issued before it took off its invoice, in their order. */
  credited: readonly (readonly BookedRate[])[]
  /** Its invoice. */
  bill: BookedBill
}

/** A credit note of an invoice of which something had been received. */
export interface BookedCredit {
  day: Day
  rates: readonly BookedRate[]
  /** What had been received of its invoice by then. */
  received: Cents
  /** What each credit note before it took off its invoice, in their order. */
  credited: readonly (readonly BookedRate[])[]
  /** Its invoice. */
  bill: BookedBill
}
