import type { Generated } from 'kysely'
import type { WithDefault, Moment } from './columns.ts'

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
  hour: Moment
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

interface Letter {
  id: string
  key: string
  name: string
  recipient_name: string
  recipient_address: string
  data: unknown
  created_at: Generated<Date>
  sent_at: Moment | null
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
  mailbox_message: MailboxMessage
}
