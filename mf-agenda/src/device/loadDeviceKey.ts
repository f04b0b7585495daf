import { storage } from 'shared/session'
import { readDeviceKey } from './api.ts'

const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)

/**
 * Returns the key that encrypts and decrypts this member's records on the device. The server sends it to the signed-in
 * member; the device stores it until they sign out, for pages opened offline. Throws an `ApiError` when it cannot be
 * loaded.
 */
export async function loadDeviceKey(): Promise<CryptoKey> {
  const storedKey = storage.read('complice.deviceKey')
  const text = storedKey ?? (await readDeviceKey()).key
  if (storedKey === null) storage.write('complice.deviceKey', text)
  return crypto.subtle.importKey('raw', bytesOf(text), 'AES-GCM', false, ['encrypt', 'decrypt'])
}
