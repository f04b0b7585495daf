import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { inTransaction, openDatabase, type Database } from './db.ts'
import { testDatabase, type TestDatabase } from './testing/database.ts'

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await testDatabase()
  database = await openDatabase(own.url)
})
afterAll(async () => {
  await database.destroy()
  await own.drop()
})

const ping = () => sql`select 1`.execute(database)

describe('a transaction', () => {
  it('takes no second connection, by a query or by a transaction of its own', async () => {
    await expect(inTransaction(database, () => ping())).rejects.toThrow(/second connection/)
    await expect(inTransaction(database, () => inTransaction(database, async () => 1))).rejects.toThrow(
      /second connection/,
    )
  })

  it('does not keep others from theirs, nor those that come after it', async () => {
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
