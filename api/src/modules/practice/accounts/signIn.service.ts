import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credentials } from 'shared/contracts/accounts/account'
import { errorCode } from 'shared/contracts/errorCodes'
import { beginRequest, type Tx } from '../../../db.ts'
import { passwordMatches } from '../../../credentials/passwords.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { countAccountAttempt } from '../knownDevices/countAccountAttempt.ts'
import { rememberDevice } from '../knownDevices/knownDevices.service.ts'
import { findAccountByEmail, findCredentials, findTokenVersion, type AccountKind } from './accounts.sql.ts'
import { setRenewalCookie } from './renewalCookie.ts'
import { insertSignIn } from './signIns.sql.ts'

/**
 * Checks e-mail and password. An unknown address takes the same time as a wrong password. Throws 404 for an unknown
 * address, 401 for a wrong password, 429 after too many attempts.
 */
export async function findAccountByCredentials(
  services: Services,
  request: FastifyRequest,
  kind: AccountKind,
  { email, password }: Credentials,
) {
  const account = await findAccountByEmail(services.database, kind, email)
  const { succeed: clearFailures } = await countAccountAttempt(services, request, `login ${kind}`, {
    id: account?.id,
    name: email,
  })
  const isPasswordCorrect = await passwordMatches(account?.password_hash, password)
  if (!account) throw new Refusal(404, errorCode.notFound, { message: 'utilisateur inconnu' })
  if (!isPasswordCorrect)
    throw new Refusal(401, errorCode.unauthenticated, { message: "nom d'utilisateur ou mot de passe incorrect" })
  await clearFailures()
  return account
}

/** Creates an access token with the member's current rights; null if the account or its practice is closed. */
export async function createMemberToken(
  tx: Tx,
  { tokens }: Services,
  { accountId, signInId }: { accountId: string; signInId: string },
): Promise<string | null> {
  const tokenVersion = await findTokenVersion(tx, accountId)
  const member = await beginRequest(tx, accountId, tokenVersion, signInId)
  return (
    member &&
    tokens.signAccess({
      accountId,
      kind: 'MEMBER',
      tokenVersion,
      signInId,
      roles: member.roles,
      privileges: member.privileges,
    })
  )
}

interface NewSignIn {
  accountId: string
  /** Time zone of the e-mail about a new device; absent for a new account, which receives no such e-mail. */
  emailTimeZone?: string
}

/** Signs a member in: returns the access token, sets the renewal cookie and remembers the device. */
export async function startSignIn(
  tx: Tx,
  services: Services,
  reply: FastifyReply,
  { accountId, emailTimeZone }: NewSignIn,
): Promise<{ token: string }> {
  const { signInId, renewal } = await insertSignIn(tx, {
    accountId,
    userAgent: reply.request.headers['user-agent'] ?? '',
    now: services.now(),
  })
  const token = await createMemberToken(tx, services, { accountId, signInId })
  if (!token) throw new Refusal(404, errorCode.notFound, { message: 'utilisateur inconnu' })
  setRenewalCookie(reply, services.settings, renewal)
  const { email: address } = await findCredentials(tx, accountId)
  await rememberDevice(tx, services, reply, {
    accountId,
    signInId,
    ...(emailTimeZone !== undefined && { recipient: { address, timeZone: emailTimeZone } }),
  })
  return { token }
}
