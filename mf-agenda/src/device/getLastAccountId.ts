import { useSession } from 'shared/session'

let lastId = ''

/**
 * Returns the id of the signed-in account; after its sign-in expired, the id of the account that was signed in last.
 * Returns '' before the first sign-in.
 */
export function getLastAccountId(): string {
  lastId = useSession.getState().user?.id ?? lastId
  return lastId
}
