import type { FastifyRequest } from 'fastify'
import { proofHeader, proofMinutes, type Proof, type ProofInput, type ProofNeed } from 'shared/contracts/accounts/proof'
import { errorCode } from 'shared/contracts/errorCodes'
import type { MemberContext } from '../../../memberContext.ts'
import { requireClaims } from '../../../plugins/authorisation.ts'
import { Refusal } from '../../../refusal.ts'
import { findSignedInAt } from '../accounts/signIns.sql.ts'
import { spendCodeIfOn } from '../secondFactor/checkCode.service.ts'
import { checkPassword, withCountedAttempt, type GuardedCall } from '../secondFactor/ownSecondFactor.service.ts'
import { findSecondFactor } from '../secondFactor/secondFactor.sql.ts'

const proofPurpose = 'proof'
const proofLifetimeMs = proofMinutes * 60_000

/** Whether the member signed in, not only renewed the sign-in, within the last `proofMinutes` minutes. */
async function hasJustSignedIn({ tx, services }: MemberContext, request: FastifyRequest): Promise<boolean> {
  const { signInId } = requireClaims(request)
  const signedInAt = signInId && (await findSignedInAt(tx, signInId))
  return signedInAt ? services.now().getTime() - signedInAt.getTime() < proofLifetimeMs : false
}

export async function readProofNeed(context: MemberContext, request: FastifyRequest): Promise<ProofNeed> {
  const secondFactor = await findSecondFactor(context.tx, context.member.accountId)
  return {
    isNeeded: !(await hasJustSignedIn(context, request)),
    needsCode: Boolean(secondFactor?.confirmed_at),
  }
}

/**
 * Creates the token (`proof`) which states that the member of this sign-in has just entered the password, and a code if
 * the second factor is on. Throws 400 for a wrong password or code, 429 after too many attempts.
 */
export async function createProof(call: GuardedCall, { password, code }: ProofInput): Promise<Proof> {
  await checkPassword(call, password)
  await withCountedAttempt(call, (context) => spendCodeIfOn(context, code))
  const { services, request } = call
  const { accountId, signInId = null } = requireClaims(request)
  const expiresAt = new Date(services.now().getTime() + proofLifetimeMs)
  return { proof: await services.tokens.signLink(proofPurpose, { accountId, signInId }, expiresAt) }
}

/**
 * Throws 403 (E237) unless the member has just signed in, or the request has a token that `createProof` issued for this
 * sign-in.
 */
export async function refuseWithoutProof(context: MemberContext, request: FastifyRequest): Promise<void> {
  if (await hasJustSignedIn(context, request)) return
  const { tokens, now } = context.services
  const header = request.headers[proofHeader]
  const proof = typeof header === 'string' ? await tokens.readLink(proofPurpose, header, now()) : null
  const { accountId, signInId = null } = requireClaims(request)
  if (proof?.accountId !== accountId || proof.signInId !== signInId) throw new Refusal(403, errorCode.proofNeeded)
}
