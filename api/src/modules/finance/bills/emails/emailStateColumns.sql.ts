import { sql, type SqlBool } from 'kysely'
import type { EmailState } from 'shared/contracts/emailDelivery'

const emailsOfBill = sql`from bill_letter l where l.tenant_id = bill.tenant_id and l.bill_id = bill.id`

/**
 * Columns on a document's e-mails, for queries of `bill`: when one was last sent, the state of the newest, and the
 * highest dunning level that is sent or pending. They are null, null and 0 without such an e-mail.
 */
export const emailStateColumns = [
  sql<Date | null>`(select max(l.decided_at) ${emailsOfBill} and l.state = 'SENT')`.as('sent_at'),
  sql<EmailState | null>`(select l.state ${emailsOfBill} order by l.asked_at desc, l.id desc limit 1)`.as(
    'letter_state',
  ),
  sql<number>`(select coalesce(max(l.level), 0) ${emailsOfBill} and l.state in ('PENDING', 'SENT'))`.as(
    'reminder_level',
  ),
] as const

/** Whether the newest e-mail of a document was not delivered, consistent with `letter_state`. */
export const isNotDelivered = sql<SqlBool>`exists (select ${emailsOfBill} and l.state = 'REFUSED' and not exists (
  select from bill_letter newer where newer.tenant_id = l.tenant_id and newer.bill_id = l.bill_id
    and (newer.asked_at, newer.id) > (l.asked_at, l.id)))`
