import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/**
 * Locks the agendas of therapists, animals and patient accounts (`ids`) until the transaction ends, so that two saves
 * cannot take one slot. Locks in the order of their keys, to avoid deadlocks. Must be called before any row is locked.
 */
export async function lockSchedules(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(id, 0) as key from unnest(${[...ids]}::text[]) as id order by 1) as keys`.execute(
    tx,
  )
}
