import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** Data version of the practice by bookable therapist id; changes whenever the practice's data changes. */
export async function listPracticeVersions(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select * from auth.directory_versions(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, version }) => [id, version]))
}
