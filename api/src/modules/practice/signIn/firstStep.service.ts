import type { FastifyReply } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SignInChallenge, SignInStep } from 'shared/contracts/accounts/secondFactor'
import { beginRequest, type Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findTokenVersion } from '../accounts/accounts.sql.ts'
import { startSignIn } from '../accounts/signIn.service.ts'
import { rememberDevice } from '../knownDevices/knownDevices.service.ts'
import { findSecondFactor, isSecondFactorDemanded } from '../secondFactor/secondFactor.sql.ts'
import { newChallenge } from './challenge.ts'

/** Finds the next sign-in step after a correct password; undefined if the password is enough. */
async function findNextStep(tx: Tx, accountId: string): Promise<SignInChallenge['next'] | undefined> {
  const row = await findSecondFactor(tx, accountId)
  if (row?.key) return 'CODE'
  return (await isSecondFactorDemanded(tx)) ? 'SETUP' : undefined
}

/**
 * Continues after a correct password: signs in, or returns the challenge of the second step without token and cookie.
 */
export async function continueAfterPassword(
  tx: Tx,
  services: Services,
  reply: FastifyReply,
  { accountId, isNewAccount }: { accountId: string; isNewAccount: boolean },
): Promise<SignInStep> {
  const tokenVersion = await findTokenVersion(tx, accountId)
  const member = await beginRequest(tx, accountId, tokenVersion)
  if (!member) throw new Refusal(404, errorCode.notFound, { message: 'utilisateur inconnu' })
  const next = await findNextStep(tx, accountId)
  if (!next)
    return startSignIn(tx, services, reply, { accountId, ...(!isNewAccount && { emailTimeZone: member.timeZone }) })
  // Remembers the device of a new account, so that the second step comes from a known device without an e-mail.
  if (isNewAccount) await rememberDevice(tx, services, reply, { accountId })
  return newChallenge(services, { accountId, tokenVersion }, next)
}
