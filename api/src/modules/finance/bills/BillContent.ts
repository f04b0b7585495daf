import type { VatReason } from 'shared/contracts/vatReason'
import type { LateInterest } from 'shared/domain/bills/lateInterests'
import type { PaymentChoice } from 'shared/domain/bills/paymentChoices'
import type { PaymentTerm } from 'shared/domain/bills/paymentTerms'
import type { Day } from 'shared/domain/calendar/day'
import type { Cents } from 'shared/domain/money/cents'
import type { Discount, PricedLine, RateTotal } from 'shared/domain/money/totals'
import type { Client } from '../../../pdf/bills/Client.ts'
import type { Issuer } from '../../../pdf/bills/Issuer.ts'

export interface BillLine {
  description: string
  /** Null for a free line without a day. */
  serviceDate: Day | null
  /** Place of the service; on an invoice to an individual, the place of the session. */
  place: string | null
  priced: PricedLine
}

/** Data from which the PDF and the XML of an invoice or a credit note are generated. */
export interface BillContent {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  /** Null for a draft. */
  number: string | null
  issuedOn: Day
  issuedAt: Date
  dueOn: Day
  issuer: Issuer
  therapist: string
  client: Client & { isFirm: boolean; email: string }
  lines: BillLine[]
  globalDiscount: Discount | undefined
  withTaxes: boolean
  /**
   * Reason of the amounts without VAT; null if there are none. `code` is the VATEX code; `reason` is missing in content
   * that was stored before the field existed.
   */
  exemption: { text: string; code: string; reason?: VatReason } | null
  /** Whether VAT is due on invoicing (« les débits ») instead of on payment. */
  vatOnDebits: boolean
  paymentTerm: PaymentTerm
  paymentChoice: PaymentChoice
  lateInterest: LateInterest
  bank: { bankName: string; iban: string; bic: string } | null
  /** Order number of the client; missing in content that was stored before the field existed. */
  orderNumber?: string
  introText: string
  concludeText: string
  /** Consumer mediator as one line; '' if the profile names none. */
  mediator: string
  /** Part of the total that the client's credit pays when the invoice is issued. */
  creditSpent: Cents
  /**
   * Day on which the invoice counts as paid, if it is paid when it is issued; null for another invoice and for a credit
   * note.
   */
  paidOn: Day | null
  /**
   * For a credit note, the invoice that it corrects, the reason, and the sums of the earlier credit notes of that
   * invoice by rate; null for an invoice.
   */
  corrects: { number: string; issuedOn: Day; reason: string; creditedBefore: readonly RateTotal[] } | null
}
