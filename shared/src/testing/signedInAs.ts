import type { UserDetails } from '../contracts/accounts/account.ts'
import { removeKey } from '../device/browserStorage.ts'
import { removeOwned } from '../device/storage.ts'
import { interceptDocumentLoads } from '../identity/loadDocument.ts'
import { keepToken, keepUser, openDocument } from '../identity/store.ts'
import { queryClient } from '../client/queryClient.ts'
import { mockResponse } from './mockResponse.ts'
import { aUser } from './fixtures.ts'

/** The paths of the documents loaded in place of the test's. */
export const documentLoads: string[] = []
interceptDocumentLoads((path) => documentLoads.push(path))

/** A token with a payload like the server's; the signature is a fake. */
export const aToken = (user: UserDetails = aUser()) =>
  ['header', JSON.stringify({ sub: user.id, roles: user.roles, privileges: user.privileges }), 'signature']
    .map((part) => btoa(part))
    .join('.')

/** Signs a member in, in a new document: on the device, and in the mocked `GET /user/details`. Returns the member. */
export function signedInAs(change: Partial<UserDetails> = {}): UserDetails {
  const user = aUser(change)
  queryClient.clear()
  removeKey('jwtToken')
  openDocument()
  documentLoads.length = 0
  keepToken(aToken(user))
  keepUser(user)
  mockResponse('GET /user/details', 200, user)
  return user
}

/** Signs out on the device, empties the query cache and opens a new document. */
export function signedOut() {
  queryClient.clear()
  removeOwned()
  openDocument()
  documentLoads.length = 0
}
