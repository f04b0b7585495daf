import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthenticatorKey, FirstSignIn, SecondStep, SignInChallenge } from 'shared/contracts/accounts/secondFactor'
import { beginRequest, inTransaction } from '../../../db.ts'
import type { MemberContext } from '../../../memberContext.ts'
import type { Services } from '../../../services.ts'
import { startSignIn } from '../accounts/signIn.service.ts'
import { spendCode } from '../secondFactor/checkCode.service.ts'
import { countCodeAttempt } from '../secondFactor/ownSecondFactor.service.ts'
import { findSecondFactor } from '../secondFactor/secondFactor.sql.ts'
import { beginSetUp, confirmApp } from '../secondFactor/setUp.service.ts'
import { challengeRefusal, readChallenge } from './challenge.ts'

interface SecondStepCall {
  services: Services
  request: FastifyRequest
}

interface SignInCall extends SecondStepCall {
  reply: FastifyReply
}

/**
 * Runs `action` for the member of the challenge, as one attempt at their codes. Throws 401 (E231) if the tokens were
 * revoked in the meantime.
 */
async function withChallengedMember<T>(
  { services, request }: SecondStepCall,
  challenge: string,
  next: SignInChallenge['next'],
  action: (context: MemberContext) => Promise<T>,
): Promise<T> {
  const { accountId, tokenVersion } = await readChallenge(services, challenge, next)
  return countCodeAttempt(services, request, accountId, () =>
    inTransaction(services.database, async (tx) => {
      const member = await beginRequest(tx, accountId, tokenVersion)
      if (!member) throw challengeRefusal()
      return action({ tx, member, services })
    }),
  )
}

/** Throws 401 (E231) for a member with a second factor, so that an old challenge cannot replace it. */
async function refuseIfSecondFactorIsOn({ tx, member }: MemberContext): Promise<void> {
  const row = await findSecondFactor(tx, member.accountId)
  if (row?.key) throw challengeRefusal()
}

const startMemberSignIn = ({ services, reply }: SignInCall, { tx, member }: MemberContext) =>
  startSignIn(tx, services, reply, { accountId: member.accountId, emailTimeZone: member.timeZone })

/** Signs in with a code of the app or a recovery code. */
export const signInByCode = (call: SignInCall, { challenge, code }: SecondStep): Promise<{ token: string }> =>
  withChallengedMember(call, challenge, 'CODE', async (context) => {
    await spendCode(context, code)
    return startMemberSignIn(call, context)
  })

/** Creates a key for the member's app during a sign-in to a practice that requires a second factor. */
export const setUpToSignIn = (call: SecondStepCall, challenge: string): Promise<AuthenticatorKey> =>
  withChallengedMember(call, challenge, 'SETUP', async (context) => {
    await refuseIfSecondFactorIsOn(context)
    return beginSetUp(context)
  })

/** Confirms the new app, and signs in. */
export const confirmToSignIn = (call: SignInCall, { challenge, code }: SecondStep): Promise<FirstSignIn> =>
  withChallengedMember(call, challenge, 'SETUP', async (context) => {
    await refuseIfSecondFactorIsOn(context)
    const { recoveryCodes } = await confirmApp(context, code, 'code')
    const { token } = await startMemberSignIn(call, context)
    return { token, recoveryCodes }
  })
