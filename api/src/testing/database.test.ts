import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { createTestDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

describe('the database of a test file', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it("is migrated, and is accessed with the API's role", async () => {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(
      'select current_user as name, (select count(*)::int > 0 from migration) as migrated',
    )
    await client.end()
    expect(rows).toEqual([{ name: 'complice_api', migrated: true }])
  })
})
