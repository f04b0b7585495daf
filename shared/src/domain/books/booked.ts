import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'

/** A document's amounts at one rate; `rate` in hundredths of a percent. */
export interface BookedRate {
  rate: number
  base: Cents
  tax: Cents
}

/**
 * An issued invoice or credit note for the accounts; amounts of a credit note are positive. Its recipient and VAT are
 * those at its issue, even if the files changed since.
 */
export interface BookedBill {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null
  day: Day
  clientId: string
  clientName: string
  /** A firm with a SIREN: its invoices are electronic, and excluded from the report about individuals. */
  isBusiness: boolean
  /** Exempt from VAT as care. */
  isExempt: boolean
  /** VAT is due on the invoice, instead of on payment. */
  vatOnDebits: boolean
  total: Cents
  rates: readonly BookedRate[]
}

/** An entry of the payment journal; `amount` is negative for refunds and corrections. */
export interface BookedPayment {
  position: number
  day: Day
  kind: 'PAYMENT' | 'REFUND' | 'CORRECTION'
  means: string
  amount: Cents
  /** The amount received for the invoice before this entry. */
  before: Cents
  /** The rates of each credit note issued before it for the invoice, in order. */
  credited: readonly (readonly BookedRate[])[]
  /** Its invoice. */
  bill: BookedBill
}

/** A credit note of an invoice that was at least partly paid. */
export interface BookedCredit {
  day: Day
  rates: readonly BookedRate[]
  /** The amount received for the invoice at its issue. */
  received: Cents
  /** The rates of each earlier credit note of the invoice, in order. */
  credited: readonly (readonly BookedRate[])[]
  /** Its invoice. */
  bill: BookedBill
}
