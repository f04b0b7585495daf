import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { bearerTokenOf } from '../../../credentials/bearerTokenOf.ts'
import { inTransaction, isDiskFull, type Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { forgetOtherDevices, rememberDevice } from '../knownDevices/knownDevices.service.ts'
import { findTokenVersion } from './accounts.sql.ts'
import { clearRenewalCookie, renewalCookie, setRenewalCookie } from './renewalCookie.ts'
import { createMemberToken } from './signIn.service.ts'
import { updateRenewedSignIn, findSignInOfRenewal } from './renewSignIn.sql.ts'
import { deleteSignIns, deleteSignIn } from './signIns.sql.ts'

/** Renews the sign-in of a renewal token and returns a new access token; null if the sign-in has ended. */
async function renewAccessToken(services: Services, reply: FastifyReply, secret: string): Promise<string | null> {
  const { database, settings } = services
  try {
    return await inTransaction(database, async (tx) => {
      const renewal = await updateRenewedSignIn(tx, secret, services.now())
      if (!renewal) return null
      if (renewal.next) {
        setRenewalCookie(reply, settings, renewal.next)
        await rememberDevice(tx, services, reply, renewal)
      }
      return createMemberToken(tx, services, renewal)
    })
  } catch (error) {
    if (!isDiskFull(error)) throw error
    // While the disk is full, members can still read. Their cookie is renewed once writes are possible again.
    const token = await inTransaction(database, async (tx) => {
      const signIn = await findSignInOfRenewal(tx, secret, services.now())
      return signIn === undefined ? null : createMemberToken(tx, services, signIn)
    })
    if (token === null) throw error
    return token
  }
}

/**
 * Issues a new access token for the renewal cookie, which is renewed too. Throws 401 and clears the cookie if the
 * sign-in has ended.
 */
export async function renewToken(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ token: string }> {
  const secret = renewalCookie(request)
  const token = secret && (await renewAccessToken(services, reply, secret))
  if (token) return { token }
  clearRenewalCookie(reply, services.settings)
  throw new Refusal(401, errorCode.unauthenticated)
}

/** Returns the account of a valid access token that has not been revoked; undefined without one. */
async function findAccountOfToken(tx: Tx, services: Services, request: FastifyRequest): Promise<string | undefined> {
  const claims = await services.tokens.readAccess(bearerTokenOf(request))
  return claims && claims.tokenVersion === (await findTokenVersion(tx, claims.accountId)) ? claims.accountId : undefined
}

/**
 * Ends the sign-in of the cookie; with `everywhere`, all sign-ins of the account to which the cookie or the access
 * token belongs.
 */
export async function signOut(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const secret = renewalCookie(request)
  await inTransaction(services.database, async (tx) => {
    const accountOfCookie = secret && (await deleteSignIn(tx, secret))
    if (!everywhere) return
    const accountId = accountOfCookie || (await findAccountOfToken(tx, services, request))
    if (!accountId) throw new Refusal(401, errorCode.unauthenticated)
    await deleteSignIns(tx, accountId)
    await forgetOtherDevices(tx, request, accountId)
  })
  clearRenewalCookie(reply, services.settings)
}
