import type { ColumnType } from 'kysely'
import type { EmailRefusal, EmailState } from 'shared/contracts/emailDelivery'
import type { Timestamp } from './columns.ts'

interface EstimationCounter {
  tenant_id: string
  year: number
  last: number
}

interface Estimation {
  tenant_id: string
  id: string
  estimation_number: string
  patient_id: string | null
  client_name: string
  therapist_id: string
  nb_hours_to_do: number
  /** Price of an hour, excluding VAT. */
  unitary_price: number
  /** The VAT rate, in percent. */
  taxes: number
  valid_until: string
  content: Buffer
  created_at: Timestamp
  for_firm: boolean | null
}

interface EstimationEvent {
  tenant_id: string
  id: string
  estimation_id: string
  kind: 'SENT' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN'
  channel: 'MAIL' | 'ONLINE' | 'PAPER'
  day: string
  at: Timestamp
  member_id: string | null
  /** The encrypted proof of an online acceptance (`AcceptanceProof`); null for any other event. */
  proof: Buffer | null
}

interface EstimationLink {
  tenant_id: string
  id: string
  estimation_id: string
  recipient: string
  token_hash: Buffer
  sent_at: Timestamp
  replaced_at: ColumnType<Date | null, undefined, Date>
  reason: ColumnType<Buffer | null, undefined, Buffer>
  content: ColumnType<Buffer | null, Buffer | undefined, never>
  letter_state: ColumnType<EmailState | null, EmailState | undefined, EmailState>
  refusal: ColumnType<EmailRefusal | null, EmailRefusal | undefined, EmailRefusal | null>
  decided_at: ColumnType<Date | null, Date | undefined, Date>
}

interface EstimationBill {
  tenant_id: string
  estimation_id: string
  bill_id: string
}

/** Tables of issued quotes, their numbers and their outcomes. */
export interface EstimationTables {
  estimation_counter: EstimationCounter
  estimation: Estimation
  estimation_event: EstimationEvent
  estimation_link: EstimationLink
  estimation_bill: EstimationBill
}
