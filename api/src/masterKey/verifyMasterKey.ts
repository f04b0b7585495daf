import { sql } from 'kysely'
import type { Database } from '../db.ts'
import { canUnwrapPracticeKey } from '../encryption/encryption.ts'
import { checkValueOf, MasterKeyError } from './masterKey.ts'

async function readCheckValue(database: Database): Promise<Buffer | undefined> {
  const row = await database.selectFrom('auth.master_key_check').select('check_value').executeTakeFirst()
  return row?.check_value
}

/** Whether the key unwraps a stored key of a practice; true if the database has none. */
async function unwrapsStoredKey(database: Database, masterKey: string): Promise<boolean> {
  const { rows } = await sql<{ tenant_id: string; wrapped: Buffer }>`select * from auth.any_wrapped_key()`.execute(
    database,
  )
  return rows.every(({ tenant_id, wrapped }) => canUnwrapPracticeKey(masterKey, tenant_id, wrapped))
}

/** If replicas with different keys start at the same time on a new database, only the first stores its check value. */
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
  let storedValue = await readCheckValue(database)
  if (!storedValue && (await unwrapsStoredKey(database, masterKey))) {
    await insertCheckValue(database, value)
    storedValue = await readCheckValue(database)
  }
  if (storedValue?.equals(value)) return
  throw new MasterKeyError(
    'wrong',
    'MASTER_KEY is wrong: this database was filled with another key. Give that key, or rotate it: docs/operations.md, "The master key".',
  )
}
