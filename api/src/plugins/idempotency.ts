import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { Tx } from '../db.ts'
import { requireFound, Refusal } from '../refusal.ts'
import { findResult, insertResult, type Caller } from './idempotentResults.sql.ts'

const maxKeyLength = 200

const fingerprintOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest()

/**
 * Stores the key; returns false if the key was used before. Waits for a concurrent request with the same key to commit
 * or fail.
 */
async function claimKey(tx: Tx, accountId: string, key: string, route: string, request_hash: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.idempotency')
    .values({ account_id: accountId, key, route, request_hash, sealed: true })
    .onConflict((conflict) => conflict.constraint('idempotency_key').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}

async function readFormerResult(caller: Caller, key: string, requestHash: Buffer): Promise<unknown> {
  const former = await caller.tx
    .selectFrom('auth.idempotency')
    .select(['request_hash', 'answer', 'sealed'])
    .where('account_id', '=', caller.accountId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!requestHash.equals(former.request_hash))
    throw new Refusal(409, errorCode.invalid, { message: 'Cette clé a servi à une autre demande.' })
  if (!former.sealed) return former.answer
  return requireFound(await findResult(caller, key)).result
}

/**
 * Runs a POST or PATCH with an Idempotency-Key once within 24 hours. A repeat returns the first result; a repeat with
 * another body is refused (409), as is one whose result refers to a deleted row (404). The key is stored in the
 * action's transaction, so that a failed action stores none.
 */
export async function runOnceByKey(
  caller: Caller,
  request: FastifyRequest,
  action: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (!['POST', 'PATCH'].includes(request.method) || typeof key !== 'string') return action()
  if (key.length > maxKeyLength) throw new Refusal(400, errorCode.invalid)
  const route = request.routeOptions.url ?? request.url
  const requestHash = fingerprintOf(request)
  if (!(await claimKey(caller.tx, caller.accountId, key, route, requestHash)))
    return readFormerResult(caller, key, requestHash)
  const result = await action()
  await insertResult(caller, key, { result, path: request.url })
  return result
}

/** Like `runOnceByKey`, for results of a schema: validates a stored result like any external data. */
export async function runOnceByKeyFor<S extends TSchema>(
  schema: S,
  caller: Caller,
  request: FastifyRequest,
  action: () => Promise<Static<S>>,
): Promise<Static<S>> {
  const result = await runOnceByKey(caller, request, action)
  if (!Check(schema, result)) throw new Error('The stored result does not match the schema of the results.')
  return result
}
