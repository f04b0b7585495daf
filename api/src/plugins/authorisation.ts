import type { FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Route } from 'shared/contracts/routes/route'
import { mayCall } from 'shared/domain/accounts/access'
import { bearerTokenOf } from '../credentials/bearerTokenOf.ts'
import { beginRequest, inTransaction, type SignedInMember } from '../db.ts'
import type { SignedInPatient } from '../handlers.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { AccessClaims } from '../credentials/tokens.ts'
import { isFromAnotherSite } from './isFromAnotherSite.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Claims of the access token, on routes that require one. */
    claims: AccessClaims | null
  }
}

/**
 * Runs before the body is read: checks the access token of routes that require one, and refuses cross-site requests on
 * routes that set the cookie.
 */
export async function authenticate({ auth }: Route, request: FastifyRequest, services: Services): Promise<void> {
  if (auth === 'public') return
  if (auth === 'account') {
    if (isFromAnotherSite(request, services)) throw new Refusal(403, errorCode.forbidden)
    return
  }
  request.claims = await services.tokens.readAccess(bearerTokenOf(request))
  if (request.claims?.kind !== (auth === 'bearer' ? 'MEMBER' : 'PATIENT'))
    throw new Refusal(401, errorCode.unauthenticated)
}

export function requireClaims({ claims }: FastifyRequest): AccessClaims {
  if (!claims) throw new Refusal(401, errorCode.unauthenticated)
  return claims
}

/** Returns the patient of a token with their current account data; undefined if the token was revoked. */
async function findPatient(
  { accountId, tokenVersion }: AccessClaims,
  services: Services,
): Promise<SignedInPatient | undefined> {
  const account = await services.database
    .selectFrom('auth.account')
    .select(['id', 'confirmed_at'])
    .where('id', '=', accountId)
    .where('kind', '=', 'PATIENT')
    .where('token_version', '=', tokenVersion)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return account && { accountId: account.id, confirmed: account.confirmed_at !== null }
}

/** Returns the patient of a call that requires a patient's token; throws 401 without a valid token. */
export async function patientOf(request: FastifyRequest, services: Services): Promise<SignedInPatient> {
  const patient = await findPatient(requireClaims(request), services)
  if (!patient) throw new Refusal(401, errorCode.unauthenticated)
  return patient
}

/** Returns the patient of a public call; undefined without a valid token. */
export async function optionalPatient(
  request: FastifyRequest,
  services: Services,
): Promise<SignedInPatient | undefined> {
  const claims = await services.tokens.readAccess(bearerTokenOf(request))
  return claims?.kind === 'PATIENT' ? findPatient(claims, services) : undefined
}

/**
 * Returns the key under which a route's limit per minute counts a call: the member's practice, the patient's account,
 * the secret address or, without any of these, the IP address. An accountant has a separate limit for each client.
 */
export async function rateLimitKeyOf(
  route: Route,
  { claims, ip, params }: FastifyRequest,
  { database }: Services,
): Promise<string> {
  if (route.perMinuteOfToken) return Object(params).token ?? ip
  if (!claims) return ip
  const { accountId, tokenVersion, signInId } = claims
  if (claims.kind === 'PATIENT') return accountId
  const member = await inTransaction(database, (tx) => beginRequest(tx, accountId, tokenVersion, signInId))
  return member?.tenantId ?? accountId
}

/**
 * Throws 401, 402 or 403 if the member may not make the call: checks the token, then payment, then privilege and offer
 * (ruling 42).
 */
export function authorise(route: Route, member: SignedInMember | null): SignedInMember {
  if (!member) throw new Refusal(401, errorCode.unauthenticated)
  if (member.blocked && !route.whenBlocked) throw new Refusal(402, errorCode.paymentBlocked)
  if (!mayCall(route, member)) throw new Refusal(403, errorCode.forbidden)
  return member
}
