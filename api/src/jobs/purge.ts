import { sql } from 'kysely'
import type { Database } from '../db.ts'

const timeAgo = (interval: string) => sql<Date>`now() - ${interval}::interval`

/**
 * Deletes data that has expired or is no longer needed:
 *
 * - Links, address changes, sign-ins, rate limit counters, idempotent results, leases of ended jobs, and patient
 *   imports that can no longer be undone.
 * - After a month: e-mails that were sent or are no longer retried, messages of the development mailbox, and ended
 *   invitations.
 * - After three months: the list of sent e-mails, and records of reassigned sessions, which calendars need until then.
 * - After a year: known devices that were not used, the log of file accesses, and departures from the directory.
 * - After ten years: archived invoices.
 */
export async function purge(database: Database): Promise<void> {
  await database.deleteFrom('letter').where('sent_at', '<', timeAgo('30 days')).execute()
  await sql`delete from letter where sent_at is null and created_at < now() - interval '30 days' and not exists (
    select from jobs.job where data->>'letterId' = letter.id::text and state in ('created', 'retry', 'active'))`.execute(
    database,
  )
  await sql`delete from jobs.job_lease l where not exists (
    select from jobs.job j where j.name = l.job_name and j.id = l.job_id and j.state = 'active')`.execute(database)
  await database.deleteFrom('auth.idempotency').where('created_at', '<', timeAgo('24 hours')).execute()
  await database.deleteFrom('auth.mail_token').where('expires_at', '<', timeAgo('1 day')).execute()
  await database.deleteFrom('auth.email_change').where('expires_at', '<', timeAgo('1 day')).execute()
  await database.deleteFrom('auth.refresh_token').where('idle_until', '<', timeAgo('1 day')).execute()
  await sql`delete from auth.sign_in s where last_used_at < now() - interval '1 day' and not exists (
    select from auth.refresh_token where family = s.id)`.execute(database)
  await database.deleteFrom('auth.known_device').where('last_used_at', '<', timeAgo('1 year')).execute()
  await database.deleteFrom('auth.throttle').where('window_ends_at', '<', timeAgo('1 hour')).execute()
  await sql`select auth.purge_patient_imports()`.execute(database)
  await sql`select auth.purge_access_log()`.execute(database)
  await sql`select auth.purge_email_log()`.execute(database)
  await sql`select auth.purge_departures()`.execute(database)
  await sql`select auth.purge_team()`.execute(database)
  await sql`select auth.purge_invoice_archive()`.execute(database)
  await database.deleteFrom('mailbox_message').where('received_at', '<', timeAgo('30 days')).execute()
}
