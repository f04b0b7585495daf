import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { routes, type Route, type RouteKey } from 'shared/contracts/routes'
import { Failure } from 'shared/contracts/wire'
import { beginRequest, inTransaction, type SignedInMember, type Tx } from '../db.ts'
import type { Handlers, SignedInPatient } from '../handlers.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { once } from './idempotency.ts'

const bearerOf = (request: FastifyRequest) => /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]

async function claimsOf(request: FastifyRequest, services: Services, kind: 'MEMBER' | 'PATIENT') {
  const claims = await services.tokens.readAccess(bearerOf(request) ?? '')
  if (claims?.kind !== kind) throw new Refusal(401, errorCode.unauthenticated)
  return claims
}

/** The patient behind the token, as the database says. */
async function patientOf(request: FastifyRequest, services: Services): Promise<SignedInPatient> {
  const { accountId, tokenVersion } = await claimsOf(request, services, 'PATIENT')
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
  if (needed && !needed.some((privilege) => member.privileges.includes(privilege))) throw new Refusal(403, errorCode.forbidden)
  return member
}

type Told = { tx?: Tx; member?: SignedInMember; patient?: SignedInPatient }
type Act = (told: Told) => Promise<unknown>

/** Gives the handler who asks; a member's call runs in one transaction of the member's practice. */
async function asked(route: Route, request: FastifyRequest, services: Services, act: Act): Promise<unknown> {
  if (route.auth === 'patient') return act({ patient: await patientOf(request, services) })
  if (route.auth !== 'bearer') return act({})
  const { accountId, tokenVersion } = await claimsOf(request, services, 'MEMBER')
  return inTransaction(services.database, async (tx) => {
    const member = admit(route, await beginRequest(tx, accountId, tokenVersion))
    return once(tx, request, member.accountId, () => act({ tx, member }))
  })
}

/** Registers every route of the contract with its handler: validation, walls, answer filter. */
export function serveContract(app: FastifyInstance, services: Services, handlers: Handlers): void {
  for (const [key, route] of Object.entries(routes) as [RouteKey, Route][]) {
    const [method, url] = key.split(' ') as [HTTPMethods, string]
    const handler = handlers[key] as (call: object) => Promise<unknown>
    app.route({
      method,
      url,
      schema: {
        params: route.params,
        querystring: route.query,
        body: route.body,
        response: { ...(route.ok && { [route.status]: route.ok }), '4xx': Failure, '5xx': Failure },
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body } = request
        const answer = await asked(route, request, services, (told) => handler({ params, query, body, services, request, reply, ...told }))
        return reply.code(route.status).send(route.ok ? answer : undefined)
      },
    })
  }
}
