import { sql } from 'kysely'
import type { Tx } from '../../db.ts'

/**
 * One at a time changes what these therapists and animals are booked for, until the transaction ends. Taken all
 * together in one order, and before any row is locked, so that nobody waits in a circle.
 */
export async function lockSchedules(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(id, 0) as key from unnest(${[...ids]}::text[]) as id order by 1) as keys`.execute(
    tx,
  )
}
