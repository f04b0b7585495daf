import { storage } from 'shared/session'
import { readDeviceKey } from './api.ts'

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)

/**
 * The key that opens what this member has kept on the device. The server gives it to the signed-in member; it stays on the
 * device until they sign out, so that a page opened without network has it too. Throws an `ApiError` without it.
 */
export async function deviceKey(): Promise<CryptoKey> {
  const held = storage.read('complice.deviceKey')
  const text = held ?? (await readDeviceKey()).key
  if (held === null) storage.write('complice.deviceKey', text)
  return crypto.subtle.importKey('raw', bytesOf(text), 'AES-GCM', false, ['encrypt', 'decrypt'])
}
