import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** The data version of the practice, by id of bookable therapist; changes with the practice's data. */
export async function listPracticeVersions(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select * from auth.directory_versions(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, version }) => [id, version]))
}
