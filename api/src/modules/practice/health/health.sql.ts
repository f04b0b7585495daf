import { sql } from 'kysely'
import type { Database } from '../../../db.ts'

export async function listAppliedMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(database)
  return rows.map(({ name }) => name)
}
