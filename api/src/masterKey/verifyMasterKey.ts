import { sql } from 'kysely'
import type { Database } from '../db.ts'
import { opensPracticeKey } from '../encryption/encryption.ts'
import { checkValueOf, MasterKeyError } from './masterKey.ts'

async function knownCheckValue(database: Database): Promise<Buffer | undefined> {
  const row = await database.selectFrom('auth.master_key_check').select('check_value').executeTakeFirst()
  return row?.check_value
}

/** Whether the key unwraps the practices' keys of a database that has no check value yet. */
async function decryptsStoredKeys(database: Database, masterKey: string): Promise<boolean> {
  const { rows } = await sql<{ tenant_id: string; wrapped: Buffer }>`select * from auth.any_wrapped_key()`.execute(
    database,
  )
  return rows.every(({ tenant_id, wrapped }) => opensPracticeKey(masterKey, tenant_id, wrapped))
}

/** If replicas start at the same time with different keys on a new database, one of them stores its check value. */
async function insertCheckValue(database: Database, check_value: Buffer): Promise<void> {
  await database
    .insertInto('auth.master_key_check')
    .values({ check_value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Throws MasterKeyError unless this is the database's master key; a new database accepts the first key. */
export async function verifyMasterKey(database: Database, masterKey: string): Promise<void> {
  const value = checkValueOf(masterKey)
  let known = await knownCheckValue(database)
  if (!known && (await decryptsStoredKeys(database, masterKey))) {
    await insertCheckValue(database, value)
    known = await knownCheckValue(database)
  }
  if (known?.equals(value)) return
  throw new MasterKeyError(
    'wrong',
    'MASTER_KEY is wrong: this database was filled with another one. Give that one, or rotate it: docs/operations.md, "The master key".',
  )
}
