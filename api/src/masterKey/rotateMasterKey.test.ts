import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { beginTenant, inTransaction, openDatabase, type Database } from '../db.ts'
import { createPractice } from '../modules/practice/accounts/practice.service.ts'
import { createEncryption } from '../encryption/encryption.ts'
import { servicesOf } from '../services.ts'
import { settingsFrom } from '../settings.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { rotateMasterKey } from './rotateMasterKey.ts'
import { verifyMasterKey } from './verifyMasterKey.ts'

const newKey = () => randomBytes(32).toString('base64')
const field = { table: 'session', column: 'comments', id: 'one' }
let testDb: TestDatabase
let database: Database
beforeAll(async () => {
  testDb = await createTestDatabase()
})
afterAll(async () => {
  await database.destroy()
  await testDb.drop()
})

/** Reopens the pool: a rotation requires all replicas to be stopped. */
async function reopenPool(): Promise<Database> {
  database = await openDatabase(testDb.url)
  return database
}

/** Waits until PostgreSQL has ended the processes of the closed connections. */
async function waitForClosedConnections(): Promise<void> {
  const client = new Client({ connectionString: testDb.adminUrl })
  await client.connect()
  try {
    while (
      (
        await client.query(
          "select from pg_stat_activity where usename = 'complice_api' and datname = current_database()",
        )
      ).rowCount
    )
      await setTimeout(20)
  } finally {
    await client.end()
  }
}

async function createPracticeWithNote(masterKey: string) {
  const services = servicesOf(settingsFrom({ DATABASE_URL: testDb.url, MASTER_KEY: masterKey }), await reopenPool())
  return inTransaction(services.database, async (tx) => {
    const practice = { email: 'alice@exemple.fr', passwordHash: 'none', offer: 'PRO', confirmedAt: null } as const
    const { tenantId } = await createPractice(tx, services, practice)
    const cipher = await services.encryption.cipherOf(tx, tenantId)
    return { tenantId, note: cipher.encrypt('Boite à gauche', field) }
  })
}

const decryptNote = (masterKey: string, tenantId: string, note: Buffer) =>
  inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    return (await createEncryption(masterKey).cipherOf(tx, tenantId)).decrypt(note, field)
  })

describe('rotating the master key', () => {
  const [formerKey, nextKey] = [newKey(), newKey()]

  it('makes notes readable with the new key only; is refused while the API runs or with a bad key', async () => {
    const { tenantId, note } = await createPracticeWithNote(formerKey)
    // The database has no check value yet: a key is verified by whether it decrypts the practices' keys.
    await expect(verifyMasterKey(database, nextKey)).rejects.toThrow(/MASTER_KEY is wrong/)
    await verifyMasterKey(database, formerKey)

    await expect(rotateMasterKey({ adminUrl: testDb.adminUrl, formerKey, nextKey })).rejects.toThrow(
      /Stop every replica/,
    )
    await database.destroy()
    await waitForClosedConnections()
    await expect(rotateMasterKey({ adminUrl: testDb.adminUrl, formerKey: newKey(), nextKey })).rejects.toThrow(
      /MASTER_KEY_FORMER is wrong/,
    )
    await expect(rotateMasterKey({ adminUrl: testDb.adminUrl, formerKey, nextKey: 'short' })).rejects.toThrow(/is weak/)
    expect(await rotateMasterKey({ adminUrl: testDb.adminUrl, formerKey, nextKey })).toBe(1)

    await reopenPool()
    await verifyMasterKey(database, nextKey)
    await expect(verifyMasterKey(database, formerKey)).rejects.toThrow(/MASTER_KEY is wrong/)
    expect(await decryptNote(nextKey, tenantId, note)).toBe('Boite à gauche')
    await expect(decryptNote(formerKey, tenantId, note)).rejects.toThrow()
  })
})
