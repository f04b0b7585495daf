import { accountId } from './accountId.ts'
import { deviceKey } from './deviceKey.ts'

/** Whose records are kept and opened, and with what key. */
export interface Seal {
  accountId: string
  key: CryptoKey
}

/** The signed-in member's. Throws without one, or without their key. */
export async function memberSeal(): Promise<Seal> {
  const account = accountId()
  if (account === '') throw new Error('nobody is signed in')
  return { accountId: account, key: await deviceKey() }
}
