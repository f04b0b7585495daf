import type { UserDetails } from '../contracts/account.ts'
import { forgetSession, keepToken, keepUser } from '../session/store.ts'
import { queryClient } from '../client/queryClient.ts'
import { answer } from './answer.ts'
import { aUser } from './things.ts'

/** A token as the server makes them, but for its signature. */
export const aToken = (user: UserDetails = aUser()) =>
  ['header', JSON.stringify({ sub: user.id, roles: user.roles, privileges: user.privileges }), 'signature']
    .map((part) => btoa(part))
    .join('.')

/** The device knows this member, and so does the server. */
export function signedInAs(change: Partial<UserDetails> = {}): UserDetails {
  const user = aUser(change)
  queryClient.clear()
  keepToken(aToken(user))
  keepUser(user)
  answer('GET /user/details', 200, user)
  return user
}

export function signedOut() {
  queryClient.clear()
  forgetSession()
}
