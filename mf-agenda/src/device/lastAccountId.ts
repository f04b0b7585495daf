import { useSession } from 'shared/session'

let lastId = ''

/**
 * Returns the id of the signed-in account or, after its sign-in expired, of the last one: a page load has one account.
 * Returns '' before the first sign-in.
 */
export function lastAccountId(): string {
  lastId = useSession.getState().user?.id ?? lastId
  return lastId
}
