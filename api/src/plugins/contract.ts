import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { routes, type FileAnswer, type Route } from 'shared/contracts/routes'
import { Failure } from 'shared/contracts/wire'
import { beginRequest, inTransaction, type SignedInMember, type Tx } from '../db.ts'
import type { Handlers, SignedInPatient } from '../handlers.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { AccessClaims } from '../tokens.ts'
import { once } from './idempotency.ts'
import { readNumbers } from './readNumbers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the token says, on calls that need one. */
    claims: AccessClaims | null
  }
}

const bearerOf = (request: FastifyRequest) => /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** Before the body is read: a token of ours for calls that need one, and no other site at the calls that set the cookie. */
async function admitted({ auth }: Route, request: FastifyRequest, services: Services): Promise<void> {
  if (auth === 'public') return
  const site = request.headers['sec-fetch-site']
  if (auth === 'account' && typeof site === 'string' && site !== 'same-origin' && site !== 'none')
    throw new Refusal(403, errorCode.forbidden)
  if (auth === 'account') return
  request.claims = await services.tokens.readAccess(bearerOf(request) ?? '')
  if (request.claims?.kind !== (auth === 'bearer' ? 'MEMBER' : 'PATIENT'))
    throw new Refusal(401, errorCode.unauthenticated)
}

function claimsOf({ claims }: FastifyRequest): AccessClaims {
  if (!claims) throw new Refusal(401, errorCode.unauthenticated)
  return claims
}

/** The patient behind the token, as the database says. */
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

/** The walls of a member's call: token, payment, privilege, in this order. */
function admit(route: Route, member: SignedInMember | null): SignedInMember {
  if (!member) throw new Refusal(401, errorCode.unauthenticated)
  if (member.blocked && !route.whenBlocked) throw new Refusal(402, errorCode.paymentBlocked)
  const needed = typeof route.privilege === 'string' ? [route.privilege] : route.privilege
  if (needed && !needed.some((privilege) => member.privileges.includes(privilege)))
    throw new Refusal(403, errorCode.forbidden)
  return member
}

type Told = { tx?: Tx; member?: SignedInMember; patient?: SignedInPatient }
type Act = (told: Told) => Promise<unknown>

/** Gives the handler who asks; a member's call runs in one transaction of the member's practice. */
async function asked(route: Route, request: FastifyRequest, services: Services, act: Act): Promise<unknown> {
  if (route.auth === 'patient') return act({ patient: await patientOf(request, services) })
  if (route.auth !== 'bearer') return act({})
  const { accountId, tokenVersion } = claimsOf(request)
  return inTransaction(services.database, async (tx) => {
    const member = admit(route, await beginRequest(tx, accountId, tokenVersion))
    return route.tellsSecret ? act({ tx, member }) : once(tx, request, member.accountId, () => act({ tx, member }))
  })
}

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'content' in answer && 'contentType' in answer

/** Nothing a browser would run or guess at: saved under its name, in its type. Not sent again to whom has it. */
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

/** Registers every route of the contract with its handler: validation, walls, answer filter. */
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
        // Answers speak of people: no browser, proxy or back button keeps them.
        void reply.header('cache-control', 'no-store')
        await admitted(route, request, services)
      },
      preValidation: async (request: FastifyRequest) => readNumbers(request, route),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body } = request
        // The types of `Handlers` tie each key to its call; here they are all the same.
        const answer = await asked(route, request, services, (told) =>
          Reflect.apply(handler, undefined, [{ params, query, body, services, request, reply, ...told }]),
        )
        if (route.file && isFile(answer)) return sendFile(request, reply, answer)
        return reply.code(route.status).send(route.ok ? answer : undefined)
      },
    })
  }
}
