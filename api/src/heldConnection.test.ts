import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { inTransaction, openDatabase, type Database } from './db.ts'
import { openFiles } from './files/openFiles.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

let testDb: TestDatabase
let database: Database
const folder = mkdtempSync(join(tmpdir(), 'held-files-'))
const files = openFiles({ address: folder, env: {} })
beforeAll(async () => {
  testDb = await createTestDatabase()
  database = await openDatabase(testDb.url)
})
afterAll(async () => {
  await database.destroy()
  await testDb.drop()
  rmSync(folder, { recursive: true, force: true })
})

const ping = () => sql`select 1`.execute(database)

describe('a transaction', () => {
  it('throws when it opens a second connection, by a query or by a nested transaction', async () => {
    await expect(inTransaction(database, () => ping())).rejects.toThrow(/second connection/)
    await expect(inTransaction(database, () => inTransaction(database, async () => 1))).rejects.toThrow(
      /second connection/,
    )
  })

  it.each([
    ['put', () => files.put('tenant/file', Buffer.from('x'))],
    ['get', () => files.get('tenant/file')],
    ['delete', () => files.delete('tenant/file')],
  ])('throws when it calls the file store (%s)', async (_call, call) => {
    await expect(inTransaction(database, async () => call())).rejects.toThrow(/file store/)
    await call()
  })

  it('allows queries by its own tx and, after its end, by a callback that was created inside it', async () => {
    await inTransaction(database, (tx) => sql`select 1`.execute(tx))
    await expect(ping()).resolves.toBeDefined()
    const transactionEnd = Promise.withResolvers<void>()
    let lateQuery: Promise<unknown> | undefined
    await inTransaction(database, async () => {
      lateQuery = transactionEnd.promise.then(ping)
    })
    transactionEnd.resolve()
    await expect(lateQuery).resolves.toBeDefined()
  })
})
