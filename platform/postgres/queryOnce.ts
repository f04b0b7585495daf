import { Client } from 'pg'

/** Returns whether the database accepts queries now. */
export async function acceptsQueries(connectionString: string): Promise<boolean> {
  try {
    await queryOnce(connectionString, 'select 1')
    return true
  } catch {
    return false
  }
}

export async function createDatabaseIfMissing(adminUrl: string, name: string): Promise<void> {
  const [existing] = await queryOnce(adminUrl, 'select 1 from pg_database where datname = $1', [name])
  if (!existing) await queryOnce(adminUrl, `create database "${name}" template template0 encoding 'UTF8'`)
}

/** Runs one query on a new connection; returns its rows. */
export async function queryOnce(
  connectionString: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql, values)
    return rows
  } finally {
    await client.end()
  }
}
