import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export type TestDatabase = {
  /** Connects with the API's role: no superuser, no owner, subject to row-level security. */
  url: string
  /** Connects as the superuser, which bypasses row-level security. */
  adminUrl: string
  drop(): Promise<void>
}

/** Creates a migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = readRequiredVariable('TEST_ADMIN_URL')
  await execute(server, `create database ${name} template ${readRequiredVariable('TEST_TEMPLATE')}`)
  return {
    url: withDatabase(readRequiredVariable('TEST_API_URL'), name),
    adminUrl: withDatabase(server, name),
    drop: () => execute(server, `drop database if exists ${name} with (force)`),
  }
}

function readRequiredVariable(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing: run this through the api project of jest.config.ts.`)
  return value
}

function withDatabase(url: string, database: string): string {
  const databaseUrl = new URL(url)
  databaseUrl.pathname = `/${database}`
  return databaseUrl.href
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
