import { proofHeader } from 'shared/contracts/accounts/proof'
import type { ApiResponse, TestApp } from './practice.ts'

/**
 * Returns the header of a member's proof, as `POST /user/proof` does: the tokens of tests have no sign-in. Without a valid
 * token there is none.
 */
export async function proofOf({ services }: TestApp, token: string): Promise<Record<string, string>> {
  const claims = await services.tokens.readAccess(token)
  if (!claims) return {}
  const { accountId, signInId = null } = claims
  const expiresAt = new Date(services.now().getTime() + 60_000)
  return { [proofHeader]: await services.tokens.link('proof', { accountId, signInId }, expiresAt) }
}

/** Deletes the account of the token, and for an owner closes the practice. */
export const deleteAccountOf = async (api: TestApp, token: string): Promise<ApiResponse> =>
  api.as(token).delete('/user', await proofOf(api, token))
