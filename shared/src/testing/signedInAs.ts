import type { UserDetails } from '../contracts/accounts/account.ts'
import { removeKey } from '../device/browserStorage.ts'
import { removeOwnerValues } from '../device/storage.ts'
import { interceptDocumentLoads } from '../identity/loadDocument.ts'
import { storeToken, storeUser, openDocument } from '../identity/store.ts'
import { queryClient } from '../client/queryClient.ts'
import { mockResponse } from './mockResponse.ts'
import { aUser } from './fixtures.ts'

/** The paths to which the page navigated by loading a new document. */
export const documentLoads: string[] = []
interceptDocumentLoads((path) => documentLoads.push(path))

/** Returns a token with a payload like the server's and a fake signature. */
export const aToken = (user: UserDetails = aUser()) =>
  ['header', JSON.stringify({ sub: user.id, roles: user.roles, privileges: user.privileges }), 'signature']
    .map((part) => btoa(part))
    .join('.')

/** Opens a new document with a member signed in, and mocks `GET /user/details`. Returns the member. */
export function signedInAs(change: Partial<UserDetails> = {}): UserDetails {
  const user = aUser(change)
  queryClient.clear()
  removeKey('jwtToken')
  openDocument()
  documentLoads.length = 0
  storeToken(aToken(user))
  storeUser(user)
  mockResponse('GET /user/details', 200, user)
  return user
}

/** Opens a new document with nobody signed in and an empty query cache. */
export function signedOut() {
  queryClient.clear()
  removeOwnerValues()
  openDocument()
  documentLoads.length = 0
}
