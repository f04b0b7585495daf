import { storage } from 'shared/session'
import { readDeviceKey } from './api.ts'

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)

/**
 * Returns the key that encrypts and decrypts this member's records on the device. The server sends it to the signed-in
 * member; the device stores it until they sign out, for pages opened offline. Throws an `ApiError` when it cannot be
 * loaded.
 */
export async function loadDeviceKey(): Promise<CryptoKey> {
  const storedKey = storage.read('complice.deviceKey')
  const base64Key = storedKey ?? (await readDeviceKey()).key
  if (storedKey === null) storage.write('complice.deviceKey', base64Key)
  return crypto.subtle.importKey('raw', decodeBase64(base64Key), 'AES-GCM', false, ['encrypt', 'decrypt'])
}
