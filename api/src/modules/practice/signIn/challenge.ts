import { errorCode } from 'shared/contracts/errorCodes'
import type { SignInChallenge } from 'shared/contracts/accounts/secondFactor'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'

const minuteMs = 60_000
const lifetimeMs: Record<SignInChallenge['next'], number> = { CODE: 5 * minuteMs, SETUP: 30 * minuteMs }

/**
 * Account whose password was correct, with its token version at that time, so that revoking the tokens also revokes the
 * challenge.
 */
export interface ChallengedAccount {
  accountId: string
  tokenVersion: number
}

const purposeOf = (next: SignInChallenge['next']) => `second factor ${next}`

/** Creates a signed token which states that the password was correct, valid only for the step `next`. */
export async function newChallenge(
  { tokens, now }: Services,
  { accountId, tokenVersion }: ChallengedAccount,
  next: SignInChallenge['next'],
): Promise<SignInChallenge> {
  const expiresAt = new Date(now().getTime() + lifetimeMs[next])
  const challenge = await tokens.signLink(purposeOf(next), { sub: accountId, tv: tokenVersion }, expiresAt)
  return { challenge, next }
}

/** Creates the refusal (401, E231) of a challenge that is invalid, expired or revoked. */
export const challengeRefusal = () => new Refusal(401, errorCode.challengeOver)

/** Reads the account of a challenge. Throws 401 (E231) for a challenge that has expired or belongs to another step. */
export async function readChallenge(
  { tokens, now }: Services,
  challenge: string,
  next: SignInChallenge['next'],
): Promise<ChallengedAccount> {
  const claims = await tokens.readLink(purposeOf(next), challenge, now())
  if (claims?.sub === undefined) throw challengeRefusal()
  return { accountId: claims.sub, tokenVersion: Number(claims.tv) }
}
