import { accountId } from './accountId.ts'
import { deviceKey } from './deviceKey.ts'

/** The account whose records are stored and opened, and its key. */
export interface MemberKey {
  accountId: string
  key: CryptoKey
}

/** Returns the signed-in member's account and key. Throws when no member is signed in or their key is missing. */
export async function readMemberKey(): Promise<MemberKey> {
  const account = accountId()
  if (account === '') throw new Error('nobody is signed in')
  return { accountId: account, key: await deviceKey() }
}
