import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { routes, type FileAnswer, type Route } from 'shared/contracts/routes'
import { Failure } from 'shared/contracts/wire'
import { bearerToken } from '../bearerToken.ts'
import { beginRequest, inTransaction, type SignedInMember, type Tx } from '../db.ts'
import type { Handlers, SignedInPatient } from '../handlers.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { AccessClaims } from '../tokens.ts'
import { once } from './idempotency.ts'
import { deleteResultsNaming } from './idempotentResults.sql.ts'
import { readNumbers } from './readNumbers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The claims of the access token, on calls that need one. */
    claims: AccessClaims | null
  }
}

/**
 * Before the body is read: calls that need a token have a valid one, and calls that set the cookie do not come from
 * another site.
 */
async function authenticate({ auth }: Route, request: FastifyRequest, services: Services): Promise<void> {
  if (auth === 'public') return
  const site = request.headers['sec-fetch-site']
  if (auth === 'account' && typeof site === 'string' && site !== 'same-origin' && site !== 'none')
    throw new Refusal(403, errorCode.forbidden)
  if (auth === 'account') return
  request.claims = await services.tokens.readAccess(bearerToken(request))
  if (request.claims?.kind !== (auth === 'bearer' ? 'MEMBER' : 'PATIENT'))
    throw new Refusal(401, errorCode.unauthenticated)
}

function claimsOf({ claims }: FastifyRequest): AccessClaims {
  if (!claims) throw new Refusal(401, errorCode.unauthenticated)
  return claims
}

/** The patient of the token, as the database knows the account now. */
async function patientOf(request: FastifyRequest, services: Services): Promise<SignedInPatient> {
  const { accountId, tokenVersion } = claimsOf(request)
  const account = await services.database
    .selectFrom('auth.account')
    .select(['id', 'confirmed_at'])
    .where('id', '=', accountId)
    .where('kind', '=', 'PATIENT')
    .where('token_version', '=', tokenVersion)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw new Refusal(401, errorCode.unauthenticated)
  return { accountId: account.id, confirmed: account.confirmed_at !== null }
}

/** Throws 401, 402 or 403 for a member who may not make the call: token, payment and privilege, in this order. */
function authorise(route: Route, member: SignedInMember | null): SignedInMember {
  if (!member) throw new Refusal(401, errorCode.unauthenticated)
  if (member.blocked && !route.whenBlocked) throw new Refusal(402, errorCode.paymentBlocked)
  const needed = typeof route.privilege === 'string' ? [route.privilege] : route.privilege
  if (needed && !needed.some((privilege) => member.privileges.includes(privilege)))
    throw new Refusal(403, errorCode.forbidden)
  return member
}

type Caller = { tx?: Tx; member?: SignedInMember; patient?: SignedInPatient }
type Act = (caller: Caller) => Promise<unknown>

/** Runs the handler with its caller; a member's call runs in one transaction of the member's practice. */
async function runAsCaller(route: Route, request: FastifyRequest, services: Services, act: Act): Promise<unknown> {
  if (route.auth === 'patient') return act({ patient: await patientOf(request, services) })
  if (route.auth !== 'bearer') return act({})
  const { accountId, tokenVersion } = claimsOf(request)
  return inTransaction(services.database, async (tx) => {
    const member = authorise(route, await beginRequest(tx, accountId, tokenVersion))
    const run = () => act({ tx, member })
    if (request.method === 'DELETE') {
      const deleted = await run()
      await deleteResultsNaming(tx, request.url, deleted)
      return deleted
    }
    const { tenantId, accountId: caller } = member
    return route.tellsSecret
      ? run()
      : once({ tx, tenantId, accountId: caller, sealing: services.sealing }, request, run)
  })
}

const isFile = (result: unknown): result is FileAnswer =>
  typeof result === 'object' && result !== null && 'content' in result && 'contentType' in result

/** As a download with its name and type, which a browser neither runs nor guesses; 304 when the client has this version. */
function sendFile(request: FastifyRequest, reply: FastifyReply, { contentType, filename, content }: FileAnswer) {
  const etag = reply.getHeader('etag')
  if (typeof etag === 'string' && (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(etag))
    return reply.code(304).send()
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .header('x-content-type-options', 'nosniff')
    .send(typeof content === 'string' ? content : Buffer.from(content))
}

/** Registers every route of the contract with its handler: validation, authorisation, response filter. */
export function serveContract(app: FastifyInstance, services: Services, handlers: Handlers): void {
  app.decorateRequest('claims', null)
  const handlerOf: Record<string, (call: never) => Promise<unknown>> = handlers
  for (const [key, route] of Object.entries<Route>(routes)) {
    const [method = '', url = ''] = key.split(' ')
    const handler = handlerOf[key]
    if (!handler) throw new Error(`${key} has no handler.`)
    app.route({
      method,
      url,
      ...(route.perMinute && {
        config: {
          rateLimit: { max: Math.min(route.perMinute, services.settings.requestsPerMinute), timeWindow: '1 minute' },
        },
      }),
      ...(route.largestBody && { bodyLimit: route.largestBody }),
      schema: {
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        response: { ...(route.ok && { [route.status]: route.ok }), '4xx': Failure, '5xx': Failure },
      },
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        // Responses contain personal data: no browser, proxy or back button keeps them.
        void reply.header('cache-control', 'no-store')
        await authenticate(route, request, services)
      },
      preValidation: async (request: FastifyRequest) => readNumbers(request, route),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body } = request
        // The types of `Handlers` tie each key to its call; here they are all the same.
        const result = await runAsCaller(route, request, services, (caller) =>
          Reflect.apply(handler, undefined, [{ params, query, body, services, request, reply, ...caller }]),
        )
        if (route.file && isFile(result)) return sendFile(request, reply, result)
        return reply.code(route.status).send(route.ok ? result : undefined)
      },
    })
  }
}
