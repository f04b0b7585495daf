import { sql } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../db.ts'

/**
 * Counts an e-mail of the day unless the limit is reached, and returns whether it was counted. One statement decides
 * and counts, so that concurrent transactions cannot exceed the limit (decision 0022).
 */
export async function insertCountedEmail(tx: Tx, day: Day, limit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into email_count as kept (tenant_id, day, count) values (app_tenant(), ${day}, 1)
    on conflict (tenant_id, day) do update set count = kept.count + 1 where kept.count < ${limit}::int
    returning count`.execute(tx)
  return rows.length > 0
}

/** Counts the e-mails of the day that members asked for. */
export async function countRequestedEmails(tx: Tx, day: Day): Promise<number> {
  const row = await tx.selectFrom('email_count').select('count').where('day', '=', day).executeTakeFirst()
  return row?.count ?? 0
}

/** Counts the automatic e-mails of the day. */
export async function countAutomaticEmails(tx: Tx, day: Day): Promise<number> {
  const { count } = await tx
    .selectFrom('email_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .where('on_request', '=', false)
    .executeTakeFirstOrThrow()
  return count
}
