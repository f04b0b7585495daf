import { sql, type SqlBool } from 'kysely'
import { uuidPattern } from 'shared/contracts/uuidPattern'
import type { Tx } from '../db.ts'
import type { Encryption } from '../encryption/encryption.ts'
import { parseResult, serialiseResult } from './storedResult.ts'

/** The caller, and the practice that the transaction is set to. */
export interface Caller {
  tx: Tx
  tenantId: string
  accountId: string
  encryption: Encryption
}

/** Returns the field to which the encryption is bound. */
const resultField = (accountId: string, key: string) => ({
  table: 'idempotent_result',
  column: 'result',
  id: `${accountId}/${key}`,
})

const idPattern = new RegExp(uuidPattern, 'g')

/** Lists every id in a text: a path or a JSON document. */
const extractIds = (text: string): string[] => [...new Set(text.match(idPattern))]

/** Stores a result for 24 hours, encrypted with the practice's key. */
export async function insertResult(
  { tx, tenantId, accountId, encryption }: Caller,
  key: string,
  { result, path }: { result: unknown; path: string },
): Promise<void> {
  const json = serialiseResult(result)
  const cipher = await encryption.cipherOf(tx, tenantId)
  await tx
    .insertInto('idempotent_result')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      key,
      result: cipher.encrypt(json, resultField(accountId, key)),
      named_ids: extractIds(path + json),
    })
    .execute()
}

/** Returns the stored result; undefined if it was deleted with a row that it refers to. */
export async function findResult(
  { tx, tenantId, accountId, encryption }: Caller,
  key: string,
): Promise<{ result: unknown } | undefined> {
  const row = await tx
    .selectFrom('idempotent_result')
    .select('result')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const cipher = await encryption.cipherOf(tx, tenantId)
  return { result: parseResult(cipher.decrypt(row.result, resultField(accountId, key))) }
}

/** Deletes the results that refer to deleted rows: the ids in a deleting call's path and result. */
export async function deleteResultsReferringTo(tx: Tx, path: string, deletedRows: unknown): Promise<void> {
  const ids = extractIds(path + JSON.stringify(deletedRows ?? null))
  if (ids.length === 0) return
  await tx
    .deleteFrom('idempotent_result')
    .where(sql<SqlBool>`named_ids && ${ids}::uuid[]`)
    .execute()
}
