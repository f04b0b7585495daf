import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Tx } from '../db.ts'
import { Refusal } from '../refusal.ts'

const fingerprint = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest()

/**
 * Runs a POST or PATCH that carries an Idempotency-Key once for 24 hours: a repeat returns the first result, a repeat with
 * other contents is refused (409). The key is stored in the act's own transaction, so that a failed act stores none.
 */
export async function once(
  tx: Tx,
  request: FastifyRequest,
  accountId: string,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (!['POST', 'PATCH'].includes(request.method) || typeof key !== 'string') return act()
  if (key.length > 200) throw new Refusal(400, errorCode.invalid)
  const request_hash = fingerprint(request)
  const route = request.routeOptions.url ?? request.url
  // Waits for a concurrent request with the same key to commit or fail.
  const taken = await tx
    .insertInto('auth.idempotency')
    .values({ account_id: accountId, key, route, request_hash })
    .onConflict((conflict) => conflict.constraint('idempotency_key').doNothing())
    .executeTakeFirst()
  if (!taken.numInsertedOrUpdatedRows) {
    const former = await tx
      .selectFrom('auth.idempotency')
      .select(['request_hash', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (!request_hash.equals(former.request_hash))
      throw new Refusal(409, errorCode.invalid, { message: 'Cette clé a servi à une autre demande.' })
    return former.answer
  }
  const answer = await act()
  await tx
    .updateTable('auth.idempotency')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()
  return answer
}
