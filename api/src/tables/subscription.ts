import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

interface SepaMandate {
  tenant_id: string
  id: string
  member_id: string
  reference: string
  content: Buffer
  created_at: Timestamp
}

interface PaymentMeans {
  tenant_id: string
  customer_id: string
  /** The payment provider's token of the card. */
  token: string
  brand: string
  last_four: string
  expiry_month: number
  expiry_year: number
  status: 'ACTIVE' | 'FAILED'
  /** Time of the last payment event, or of the entry of the card. */
  status_at: Timestamp
}

interface PaymentEventRow {
  tenant_id: string
  id: string
  type: string
  created_at: Timestamp
  received_at: Generated<Date>
}

interface InvoiceArchive {
  tenant_id: string
  id: string
  content: Buffer
  purge_after: string
}

/** Tables of subscriptions, SEPA mandates, and archived invoices of deleted practices. */
export interface SubscriptionTables {
  sepa_mandate: SepaMandate
  payment_means: PaymentMeans
  payment_event: PaymentEventRow
  invoice_archive: InvoiceArchive
}
