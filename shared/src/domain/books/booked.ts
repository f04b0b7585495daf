import type { PaymentKind } from '../bills/paymentKinds.ts'
import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'

/** The amounts of a document at one VAT rate; `rate` is in hundredths of a percent. */
export interface BookedRate {
  rate: number
  base: Cents
  tax: Cents
}

/**
 * An issued invoice or credit note for the accounts; the amounts of a credit note are positive. Recipient and VAT are
 * as printed on the document, even if the patient's file has changed since.
 */
export interface BookedBill {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null
  day: Day
  clientId: string
  clientName: string
  /**
   * Whether the client is a firm with a SIREN: its invoices are electronic, and excluded from the e-reporting of sales
   * to individuals.
   */
  isBusiness: boolean
  /**
   * The country and the VAT number of a firm abroad that owes no French VAT: its documents are reported one by one.
   * Omitted for all others.
   */
  abroad?: { country: string; vatNumber: string }
  /** Whether the document is exempt from VAT as health care. */
  isExempt: boolean
  /** Whether the document is outside the scope of VAT: it is reported separately (ruling 145). */
  isOutsideVat: boolean
  /** Whether VAT is due when the invoice is issued, instead of when it is paid. */
  vatOnDebits: boolean
  total: Cents
  rates: readonly BookedRate[]
}

/**
 * An entry of the payment journal. `amount` is in cents, negative for refunds, corrections of a payment and uses of a
 * credit.
 */
export interface BookedPayment {
  /** Its position in the journal. */
  position: number
  day: Day
  kind: PaymentKind
  means: string
  amount: Cents
  /** The amount received for the invoice before this entry, in cents, without the client's credit. */
  receivedBefore: Cents
  /** The amounts by rate of each credit note that was issued for the invoice before this entry, in order. */
  earlierCreditNotes: readonly (readonly BookedRate[])[]
  /** The invoice of the entry; for an entry of the client's credit, the invoice with which it was received. */
  bill: BookedBill
}

/** A credit note of an invoice that was at least partly paid. */
export interface BookedCreditNote {
  day: Day
  rates: readonly BookedRate[]
  /** The amount received for the invoice when the credit note was issued, in cents. */
  received: Cents
  /** The amounts by rate of each earlier credit note for the invoice, in order. */
  earlierCreditNotes: readonly (readonly BookedRate[])[]
  /** The invoice that the credit note corrects. */
  bill: BookedBill
}
