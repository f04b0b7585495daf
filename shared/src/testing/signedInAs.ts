import type { UserDetails } from '../contracts/account.ts'
import { forgetSession, keepToken, keepUser } from '../identity/store.ts'
import { queryClient } from '../client/queryClient.ts'
import { mockResponse } from './mockResponse.ts'
import { aUser } from './things.ts'

/** A token with the payload the server would put in it; the signature is a fake. */
export const aToken = (user: UserDetails = aUser()) =>
  ['header', JSON.stringify({ sub: user.id, roles: user.roles, privileges: user.privileges }), 'signature']
    .map((part) => btoa(part))
    .join('.')

/** Signs a member in: on the device, and in the mocked `GET /user/details`. Returns the member. */
export function signedInAs(change: Partial<UserDetails> = {}): UserDetails {
  const user = aUser(change)
  queryClient.clear()
  keepToken(aToken(user))
  keepUser(user)
  mockResponse('GET /user/details', 200, user)
  return user
}

/** Signs out on the device and empties the query cache. */
export function signedOut() {
  queryClient.clear()
  forgetSession()
}
