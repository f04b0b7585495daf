import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { testDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

describe('the database of a test file', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())

  it('is migrated, and accessed with a role that owns nothing', async () => {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(
      'select current_user as name, (select count(*)::int > 0 from migration) as migrated',
    )
    await client.end()
    expect(rows).toEqual([{ name: 'complice_api', migrated: true }])
  })
})
