import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/**
 * Until the transaction ends, nobody else changes what these therapists and animals (or a patient's account) are booked
 * for. All are locked together in one order, and before any row is locked, so that no two transactions deadlock.
 */
export async function lockSchedules(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(id, 0) as key from unnest(${[...ids]}::text[]) as id order by 1) as keys`.execute(
    tx,
  )
}
