import { getLastAccountId } from './getLastAccountId.ts'
import { loadDeviceKey } from './loadDeviceKey.ts'

/** Account whose records are encrypted, and its key. */
export interface RecordKey {
  accountId: string
  key: CryptoKey
}

/** Returns the account and key of the signed-in member. Throws when nobody is signed in or the key cannot be loaded. */
export async function loadMemberRecordKey(): Promise<RecordKey> {
  const account = getLastAccountId()
  if (account === '') throw new Error('No member is signed in.')
  return { accountId: account, key: await loadDeviceKey() }
}
