import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

interface SepaMandate {
  tenant_id: string
  id: string
  member_id: string
  reference: string
  content: Buffer
  created_at: Moment
}

interface PaymentMeans {
  tenant_id: string
  customer_id: string
  /** The provider's, which stands for the card. */
  token: string
  brand: string
  last_four: string
  expiry_month: number
  expiry_year: number
  status: 'ACTIVE' | 'FAILED'
  /** When the last event said so, or the card itself was given. */
  status_at: Moment
}

interface PaymentEventRow {
  tenant_id: string
  id: string
  type: string
  created_at: Moment
  received_at: Generated<Date>
}

interface InvoiceArchive {
  tenant_id: string
  id: string
  content: Buffer
  purge_after: string
}

/** What a practice pays for Complice, its mandates, and the invoices of practices that were deleted. */
export interface SubscriptionTables {
  sepa_mandate: SepaMandate
  payment_means: PaymentMeans
  payment_event: PaymentEventRow
  invoice_archive: InvoiceArchive
}
