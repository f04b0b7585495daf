import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { beginTenant, inTransaction, openDatabase, type Database } from '../db.ts'
import { createPractice } from '../modules/practice/accounts/practice.service.ts'
import { encryptionWith } from '../encryption/encryption.ts'
import { servicesOf } from '../services.ts'
import { settingsFrom } from '../settings.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { rotateMasterKey } from './rotateMasterKey.ts'
import { verifyMasterKey } from './verifyMasterKey.ts'

const newKey = () => randomBytes(32).toString('base64')
const field = { table: 'session', column: 'comments', id: 'one' }
let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await testDatabase()
})
afterAll(async () => {
  await database.destroy()
  await own.drop()
})

/** Reopens the pool: a rotation requires all replicas to be stopped. */
async function reopened(): Promise<Database> {
  database = await openDatabase(own.url)
  return database
}

/** Waits until PostgreSQL has ended the processes of the closed connections. */
async function connectionsEnd(): Promise<void> {
  const client = new Client({ connectionString: own.adminUrl })
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

async function practiceWithNote(masterKey: string) {
  const services = servicesOf(settingsFrom({ DATABASE_URL: own.url, MASTER_KEY: masterKey }), await reopened())
  return inTransaction(services.database, async (tx) => {
    const practice = { email: 'alice@exemple.fr', passwordHash: 'none', offer: 'PRO' } as const
    const { tenantId } = await createPractice(tx, services, practice)
    const cipher = await services.encryption.cipherOf(tx, tenantId)
    return { tenantId, note: cipher.encrypt('Boite à gauche', field) }
  })
}

const opened = (masterKey: string, tenantId: string, note: Buffer) =>
  inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    return (await encryptionWith(masterKey).cipherOf(tx, tenantId)).decrypt(note, field)
  })

describe('rotating the master key', () => {
  const [former, next] = [newKey(), newKey()]

  it('keeps every note readable with the new key only', async () => {
    const { tenantId, note } = await practiceWithNote(former)
    // The database has no check value yet: it recognises the key by whether it decrypts the practices' keys.
    await expect(verifyMasterKey(database, next)).rejects.toThrow(/MASTER_KEY is wrong/)
    await verifyMasterKey(database, former)

    await expect(rotateMasterKey({ adminUrl: own.adminUrl, former, next })).rejects.toThrow(/Stop every replica/)
    await database.destroy()
    await connectionsEnd()
    await expect(rotateMasterKey({ adminUrl: own.adminUrl, former: newKey(), next })).rejects.toThrow(
      /MASTER_KEY_FORMER is wrong/,
    )
    await expect(rotateMasterKey({ adminUrl: own.adminUrl, former, next: 'short' })).rejects.toThrow(/is weak/)
    expect(await rotateMasterKey({ adminUrl: own.adminUrl, former, next })).toBe(1)

    await reopened()
    await verifyMasterKey(database, next)
    await expect(verifyMasterKey(database, former)).rejects.toThrow(/MASTER_KEY is wrong/)
    expect(await opened(next, tenantId, note)).toBe('Boite à gauche')
    await expect(opened(former, tenantId, note)).rejects.toThrow()
  })
})
