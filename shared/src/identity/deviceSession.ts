import type { UserDetails } from '../contracts/accounts/account.ts'
import { assignDevice, assignDocument, storage } from '../device/storage.ts'
import { accountOf, claimsOf, ownerOf } from './claims.ts'
import { draftKey, unansweredKey } from './drafts.ts'
import { isUserDetails } from './isUserDetails.ts'

// The sign-in as it is stored on the device.

export const tokenKey = 'jwtToken'
export const userKey = 'complice.user'
export const paymentBlockedKey = 'complice.paymentBlocked'

/** Reads the stored details; null if they are missing or invalid, so that they are requested again. */
const readStoredUser = (): UserDetails | null => {
  try {
    const user: unknown = JSON.parse(storage.read(userKey) ?? 'null')
    return isUserDetails(user) ? user : null
  } catch {
    return null
  }
}

/**
 * Assigns the device, and a document without an owner, to the token's owner. Removes the former owner's values from the
 * device, except the token, and the drafts and unanswered requests of the same account.
 */
export function assignToOwnerOf(token: string): void {
  const owner = ownerOf(token)
  if (owner === undefined) return
  assignDocument(owner)
  const account = accountOf(token) ?? ''
  const ownPrefixes = [draftKey(account, ''), unansweredKey(account, '')]
  assignDevice(owner, (key) => key === tokenKey || ownPrefixes.some((prefix) => key.startsWith(prefix)))
}

/** Reads the stored sign-in, after assigning the document and the device to the owner of the token. */
export const readSessionFromDevice = () => {
  const token = storage.read(tokenKey)
  if (token) assignToOwnerOf(token)
  return { token, user: token ? readStoredUser() : null, paymentBlocked: storage.read(paymentBlockedKey) === 'true' }
}

/** Returns the user with the rights of a renewed token, which may have changed since the details were received. */
export function withRightsOf(token: string, user: UserDetails | null): UserDetails | null {
  const { roles, privileges } = claimsOf(token)
  const hasSameRights = String([user?.roles, user?.privileges]) === String([roles, privileges])
  const updatedUser: unknown = { ...user, roles, privileges }
  return user !== null && !hasSameRights && isUserDetails(updatedUser) ? updatedUser : user
}

/** Stores in localStorage whether the practice is blocked for lack of payment, so that it survives a reload. */
export const storePaymentBlocked = (paymentBlocked: boolean) => {
  if (paymentBlocked) storage.write(paymentBlockedKey, 'true')
  else storage.remove(paymentBlockedKey)
}
