import type { FastifyRequest } from 'fastify'
import type { Route } from 'shared/contracts/routes/route'
import { beginRequest, inTransaction, type PracticeLock } from '../db.ts'
import type { SignedInPatient } from '../handlers.ts'
import type { InPractice, MemberContext } from '../memberContext.ts'
import type { Services } from '../services.ts'
import { authorise, requireClaims, patientOf } from './authorisation.ts'
import { runOnceByKey } from './idempotency.ts'
import { deleteResultsReferringTo } from './idempotentResults.sql.ts'

/** The arguments of a handler that depend on who may call the route (`route.auth`). */
type Caller = Partial<MemberContext> & { patient?: SignedInPatient; inPractice?: InPractice }
type Action = (caller: Caller) => Promise<unknown>

/** Records a member's successful call, in the transaction of the call. */
export type RecordCall = (context: MemberContext, route: Route, request: FastifyRequest) => Promise<void>

interface RunOptions {
  services: Services
  recordCall: RecordCall
}

const practiceLockOf = ({ closesPractice, readsOnly }: Route, { method }: FastifyRequest): PracticeLock => {
  if (closesPractice) return 'exclusive'
  return method === 'GET' || method === 'HEAD' || readsOnly ? 'none' : 'shared'
}

/** Returns a function that runs an action in a transaction of the member's practice, after authorising the member. */
const createInPractice =
  (route: Route, request: FastifyRequest, { services, recordCall }: RunOptions): InPractice =>
  (action) => {
    const { accountId, tokenVersion, signInId } = requireClaims(request)
    return inTransaction(services.database, async (tx) => {
      const member = authorise(
        route,
        await beginRequest(tx, accountId, tokenVersion, signInId, practiceLockOf(route, request)),
      )
      const context = { tx, member, services }
      const result = await action(context)
      await recordCall(context, route, request)
      return result
    })
  }

/**
 * Runs a member's call in its transaction: a repeat with the same Idempotency-Key returns the first result, and a
 * deletion also deletes the stored results that refer to the row.
 */
async function runIdempotently(
  route: Route,
  request: FastifyRequest,
  context: MemberContext,
  action: Action,
): Promise<unknown> {
  const { tx, member, services } = context
  const run = () => action({ tx, member })
  if (request.method === 'DELETE') {
    const deleted = await run()
    await deleteResultsReferringTo(tx, request.url, deleted)
    return deleted
  }
  if (route.containsSecret) return run()
  const { tenantId, accountId } = member
  return runOnceByKey({ tx, tenantId, accountId, encryption: services.encryption }, request, run)
}

function refuseInvalidInput({ validationError }: FastifyRequest): void {
  if (validationError) throw validationError
}

/**
 * Runs the handler with its caller; a member's call runs in one transaction unless the route opens its own. Refusals of
 * the caller (401, 402, 403) precede refusals of the input (400).
 */
export async function runAsCaller(
  route: Route,
  request: FastifyRequest,
  options: RunOptions,
  action: Action,
): Promise<unknown> {
  if (route.auth === 'bearer') {
    const inPractice = createInPractice(route, request, options)
    if (route.managesOwnTransactions && !request.validationError) return action({ inPractice })
    return inPractice(async (context) => {
      refuseInvalidInput(request)
      return runIdempotently(route, request, context, action)
    })
  }
  const patient = route.auth === 'patient' ? await patientOf(request, options.services) : undefined
  refuseInvalidInput(request)
  return action({ ...(patient && { patient }) })
}
