import type { ColumnType, Generated } from 'kysely'
import type { EmailRefusal, EmailState } from 'shared/contracts/emailDelivery'
import type { WithDefault, Timestamp } from './columns.ts'

interface Audit {
  tenant_id: string
  id: string
  at: Generated<Date>
  account_id: string | null
  act: string
  entity: string
  entity_id: string | null
  details: WithDefault<unknown>
}

interface AccessLog {
  tenant_id: string
  patient_id: string
  hour: Timestamp
  account_id: string
  kind: 'READ' | 'WRITE'
}

interface IdempotentResult {
  tenant_id: string
  account_id: string
  key: string
  result: Buffer
  named_ids: string[]
}

/** A practice as the sender of a pending e-mail, stored with it. */
export interface EmailSender {
  tenantId: string
  name: string
  replyTo: string
  /** False in a trial: then typed text contains nothing that mail clients show as a link. */
  keepsLinks: boolean
}

interface Letter {
  id: string
  key: string
  name: string
  recipient_name: string
  recipient_address: string
  data: unknown
  sender: ColumnType<EmailSender | null, string | null, string | null>
  created_at: Generated<Date>
  /** Null while the e-mail is pending; also set once it was refused or must no longer be sent. */
  sent_at: Timestamp | null
}

interface EmailLog {
  tenant_id: string
  id: string
  name: string
  on_request: boolean
  day: string
  patient_id: string | null
  member_id: string | null
  recipient: Buffer | null
  erased: WithDefault<boolean>
  state: WithDefault<EmailState>
  reason: EmailRefusal | null
  created_at: Generated<Date>
}

interface EmailCount {
  tenant_id: string
  day: string
  /** Number of e-mails that members asked for. */
  count: number
}

interface MailboxMessage {
  id: string
  message_id: string
  recipient: string
  subject: string
  received_at: Generated<Date>
  source: Buffer
}

/** Tables of the audit log, repeated requests, outgoing e-mails and the development mailbox. */
export interface SystemTables {
  audit: Audit
  access_log: AccessLog
  idempotent_result: IdempotentResult
  letter: Letter
  email_log: EmailLog
  email_count: EmailCount
  mailbox_message: MailboxMessage
}
