import { sql } from 'kysely'
import type { Database } from '../db.ts'

const before = (interval: string) => sql<Date>`now() - ${interval}::interval`

/** Deletes what is no longer needed: e-mails sent or given up (pg-boss deletes the jobs), keys of repeated requests with their results, links, sign-ins and tries that are over, imports of patients that can no longer be taken back, accesses to files and departures from the directory a year ago, invitations that ended a month ago, what calendars no longer show of sessions that were handed over, and archived invoices after ten years. */
export async function purge(database: Database): Promise<void> {
  await database.deleteFrom('letter').where('sent_at', '<', before('30 days')).execute()
  await sql`delete from letter where sent_at is null and created_at < now() - interval '30 days' and not exists (
    select from jobs.job where data->>'letterId' = letter.id::text and state in ('created', 'retry', 'active'))`.execute(
    database,
  )
  await database.deleteFrom('auth.idempotency').where('created_at', '<', before('24 hours')).execute()
  await database.deleteFrom('auth.mail_token').where('expires_at', '<', before('1 day')).execute()
  await database.deleteFrom('auth.refresh_token').where('idle_until', '<', before('1 day')).execute()
  await sql`delete from auth.sign_in s where last_used_at < now() - interval '1 day' and not exists (
    select from auth.refresh_token where family = s.id)`.execute(database)
  await database.deleteFrom('auth.throttle').where('window_ends_at', '<', before('1 hour')).execute()
  await sql`select auth.purge_patient_imports()`.execute(database)
  await sql`select auth.purge_access_log()`.execute(database)
  await sql`select auth.purge_departures()`.execute(database)
  await sql`select auth.purge_team()`.execute(database)
  await sql`select auth.purge_invoice_archive()`.execute(database)
  await database.deleteFrom('mailbox_message').where('received_at', '<', before('30 days')).execute()
}
