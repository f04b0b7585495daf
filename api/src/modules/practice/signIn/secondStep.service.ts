import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthenticatorKey, FirstSignIn, SecondStep, SignInChallenge } from 'shared/contracts/accounts/secondFactor'
import { beginRequest, inTransaction } from '../../../db.ts'
import type { MemberContext } from '../../../memberContext.ts'
import type { Services } from '../../../services.ts'
import { startSignIn } from '../accounts/signIn.service.ts'
import { spendCode } from '../secondFactor/checkCode.service.ts'
import { countCodeTry } from '../secondFactor/ownSecondFactor.service.ts'
import { findSecondFactor } from '../secondFactor/secondFactor.sql.ts'
import { beginSetUp, confirmApp } from '../secondFactor/setUp.service.ts'
import { challengeOver, readChallenge } from './challenge.ts'

interface SecondStepCall {
  services: Services
  request: FastifyRequest
}

/**
 * Runs `act` as the challenged member, as one attempt at their codes. Throws 401 (E231) if the tokens were revoked in
 * the meantime.
 */
async function asChallenged<T>(
  { services, request }: SecondStepCall,
  challenge: string,
  next: SignInChallenge['next'],
  act: (context: MemberContext) => Promise<T>,
): Promise<T> {
  const { accountId, tokenVersion } = await readChallenge(services, challenge, next)
  const succeeded = await countCodeTry(services, request, accountId)
  const result = await inTransaction(services.database, async (tx) => {
    const member = await beginRequest(tx, accountId, tokenVersion)
    if (!member) throw challengeOver()
    return act({ tx, member, services })
  })
  await succeeded()
  return result
}

/** Throws 401 (E231) for a member with a second factor, so that an old challenge cannot replace it. */
async function refuseWhereOn({ tx, member }: MemberContext): Promise<void> {
  const row = await findSecondFactor(tx, member.accountId)
  if (row?.key) throw challengeOver()
}

/** Signs in with a code of the app or a recovery code. */
export const signInByCode = (
  call: SecondStepCall & { reply: FastifyReply },
  { challenge, code }: SecondStep,
): Promise<{ token: string }> =>
  asChallenged(call, challenge, 'CODE', async (context) => {
    await spendCode(context, code)
    return startSignIn(context.tx, call.services, call.reply, context.member.accountId)
  })

export const setUpToSignIn = (call: SecondStepCall, challenge: string): Promise<AuthenticatorKey> =>
  asChallenged(call, challenge, 'SETUP', async (context) => {
    await refuseWhereOn(context)
    return beginSetUp(context)
  })

/** Confirms the new app, and signs in. */
export const confirmToSignIn = (
  call: SecondStepCall & { reply: FastifyReply },
  { challenge, code }: SecondStep,
): Promise<FirstSignIn> =>
  asChallenged(call, challenge, 'SETUP', async (context) => {
    await refuseWhereOn(context)
    const { recoveryCodes } = await confirmApp(context, code, 'code')
    const { token } = await startSignIn(context.tx, call.services, call.reply, context.member.accountId)
    return { token, recoveryCodes }
  })
