import { getLastAccountId } from './getLastAccountId.ts'
import { loadDeviceKey } from './loadDeviceKey.ts'

/** Account whose records are encrypted, and its key. */
export interface RecordKey {
  accountId: string
  key: CryptoKey
}

/**
 * Returns the signed-in account, or after its sign-in expired the last one, with its key. Throws if nobody has signed
 * in since the page was loaded, or if the key cannot be loaded.
 */
export async function loadMemberRecordKey(): Promise<RecordKey> {
  const account = getLastAccountId()
  if (account === '') throw new Error('No member is signed in.')
  return { accountId: account, key: await loadDeviceKey() }
}
