import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export type TestDatabase = {
  /** Connects with the API's role: no superuser, no owner, subject to row-level security. */
  url: string
  /** Connects as the superuser, which bypasses row-level security. */
  adminUrl: string
  drop(): Promise<void>
}

/** A migrated, empty database for one test file. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = given('TEST_ADMIN_URL')
  await act(server, `create database ${name} template ${given('TEST_TEMPLATE')}`)
  return {
    url: at(given('TEST_API_URL'), name),
    adminUrl: at(server, name),
    drop: () => act(server, `drop database if exists ${name} with (force)`),
  }
}

function given(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing: run this through the api project of jest.config.ts.`)
  return value
}

function at(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

async function act(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
