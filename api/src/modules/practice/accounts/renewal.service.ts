import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { bearerToken } from '../../../credentials/bearerToken.ts'
import { inTransaction, isDiskFull, type Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { tokenVersionOf } from './accounts.sql.ts'
import { clearRenewalCookie, renewalCookie, setRenewalCookie } from './renewalCookie.ts'
import { memberToken } from './signIn.service.ts'
import { renewSignIn, signInOfRenewal } from './renewSignIn.sql.ts'
import { endAllSignIns, endSignIn } from './signIns.sql.ts'

async function renewed(services: Services, reply: FastifyReply, secret: string): Promise<string | null> {
  const { database, settings } = services
  try {
    return await inTransaction(database, async (tx) => {
      const renewal = await renewSignIn(tx, secret, services.now())
      if (!renewal) return null
      if (renewal.next) setRenewalCookie(reply, settings, renewal.next)
      return memberToken(tx, services, renewal)
    })
  } catch (error) {
    if (!isDiskFull(error)) throw error
    // Reading goes on while nothing can be written: the cookie stays as it is, and is renewed once there is room.
    const token = await inTransaction(database, async (tx) => {
      const signIn = await signInOfRenewal(tx, secret, services.now())
      return signIn === undefined ? null : memberToken(tx, services, signIn)
    })
    if (token === null) throw error
    return token
  }
}

/** A new access token for the renewal cookie, which is renewed with it; 401 and no cookie when the sign-in is over. */
export async function renewToken(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ token: string }> {
  const secret = renewalCookie(request)
  const token = secret && (await renewed(services, reply, secret))
  if (token) return { token }
  clearRenewalCookie(reply, services.settings)
  throw new Refusal(401, errorCode.unauthenticated)
}

/** The account of a valid access token that no later sign-out has voided. */
async function accountOfToken(tx: Tx, services: Services, request: FastifyRequest): Promise<string | undefined> {
  const claims = await services.tokens.readAccess(bearerToken(request))
  return claims && claims.tokenVersion === (await tokenVersionOf(tx, claims.accountId)) ? claims.accountId : undefined
}

/** Ends the sign-in of the cookie; with `everywhere`, all of the account of the cookie or of the token. */
export async function signOut(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const secret = renewalCookie(request)
  await inTransaction(services.database, async (tx) => {
    const accountOfCookie = secret && (await endSignIn(tx, secret))
    if (!everywhere) return
    const accountId = accountOfCookie || (await accountOfToken(tx, services, request))
    if (!accountId) throw new Refusal(401, errorCode.unauthenticated)
    await endAllSignIns(tx, accountId)
  })
  clearRenewalCookie(reply, services.settings)
}
