import type { Generated } from 'kysely'
import type { Filled, Moment } from './columns.ts'

interface Audit {
  tenant_id: string
  id: string
  at: Generated<Date>
  account_id: string | null
  act: string
  entity: string
  entity_id: string | null
  details: Filled<unknown>
}

interface Job {
  id: string
  kind: string
  payload: unknown
  dedupe_key: string | null
  run_at: Generated<Date>
  attempts: Filled<number>
  leased_until: Moment | null
  done_at: Moment | null
  failed_at: Moment | null
  last_error: string | null
  created_at: Generated<Date>
}

interface MailboxMessage {
  id: string
  message_id: string
  recipient: string
  subject: string
  received_at: Generated<Date>
  source: Buffer
}

/** What the system does by itself, and what is kept of all acts. */
export interface SystemTables {
  audit: Audit
  job: Job
  mailbox_message: MailboxMessage
}
