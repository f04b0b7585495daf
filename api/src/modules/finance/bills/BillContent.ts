import type { LateInterest } from 'shared/domain/bills/lateInterests'
import type { PaymentChoice } from 'shared/domain/bills/paymentChoices'
import type { PaymentTerm } from 'shared/domain/bills/paymentTerms'
import type { Day } from 'shared/domain/calendar/day'
import type { Discount, PricedLine } from 'shared/domain/money/totals'
import type { Client } from '../../../pdf/bills/Client.ts'
import type { Issuer } from '../../../pdf/bills/Issuer.ts'

export interface BillLine {
  description: string
  serviceDate: Day | null
  /** Place of the service; on an invoice to an individual, the place of the session. */
  place: string | null
  priced: PricedLine
}

/** Content of an invoice or a credit note: the data from which its PDF and its XML are generated. */
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
  /** Reason for the absence of VAT; null if there is VAT. `code` is the VATEX code. */
  exemption: { text: string; code: string } | null
  /** Whether VAT is due on invoicing (« les débits ») instead of on payment. */
  vatOnDebits: boolean
  paymentTerm: PaymentTerm
  paymentChoice: PaymentChoice
  lateInterest: LateInterest
  bank: { bankName: string; iban: string; bic: string } | null
  introText: string
  concludeText: string
  /** Consumer mediator as one line; '' if the profile names none. */
  mediator: string
  /** Day on which the invoice counts as paid, if all its sessions were paid before the issue; else null. */
  paidOn: Day | null
  /** The corrected invoice and the reason, for a credit note. */
  corrects: { number: string; issuedOn: Day; reason: string } | null
}
