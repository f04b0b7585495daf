import { accountId } from './accountId.ts'
import { deviceKey } from './deviceKey.ts'

/** The account whose records are stored and opened, and its key. */
export interface Seal {
  accountId: string
  key: CryptoKey
}

/** Returns the signed-in member's seal. Throws when no member is signed in or their key is missing. */
export async function memberSeal(): Promise<Seal> {
  const account = accountId()
  if (account === '') throw new Error('nobody is signed in')
  return { accountId: account, key: await deviceKey() }
}
