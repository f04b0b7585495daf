import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { inTransaction, openDatabase, type Database } from './db.ts'
import { openFiles } from './files/openFiles.ts'
import { testDatabase, type TestDatabase } from './testing/database.ts'

let own: TestDatabase
let database: Database
const folder = mkdtempSync(join(tmpdir(), 'held-files-'))
const files = openFiles({ where: folder, env: {} })
beforeAll(async () => {
  own = await testDatabase()
  database = await openDatabase(own.url)
})
afterAll(async () => {
  await database.destroy()
  await own.drop()
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
    await expect(inTransaction(database, async () => call())).rejects.toThrow(/store of files/)
    await call()
  })

  it('does not affect concurrent or later transactions', async () => {
    await inTransaction(database, (tx) => sql`select 1`.execute(tx))
    await expect(ping()).resolves.toBeDefined()
    const ended = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    await inTransaction(database, async () => {
      late = ended.promise.then(ping)
    })
    ended.resolve()
    await expect(late).resolves.toBeDefined()
  })
})
