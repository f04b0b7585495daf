import { proofHeader } from 'shared/contracts/accounts/proof'
import type { ApiResponse, TestApp } from './practice.ts'

/**
 * Returns the header with a member's proof (that they entered their password again), which `POST /user/proof` would
 * create: the tokens of tests belong to no recent sign-in. Returns no header without a valid token.
 */
export async function proofOf({ services }: TestApp, token: string): Promise<Record<string, string>> {
  const claims = await services.tokens.readAccess(token)
  if (!claims) return {}
  const { accountId, signInId = null } = claims
  const expiresAt = new Date(services.now().getTime() + 60_000)
  return { [proofHeader]: await services.tokens.signLink('proof', { accountId, signInId }, expiresAt) }
}

/** Deletes the account of the token, and for an owner closes the practice. */
export const deleteAccountOf = async (api: TestApp, token: string): Promise<ApiResponse> =>
  api.as(token).delete('/user', await proofOf(api, token))
