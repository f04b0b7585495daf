import { useSession } from 'shared/session'

let lastAccountId = ''

/**
 * Returns the id of the account that is signed in, or was until the sign-in expired: a document serves one account.
 * Returns '' before the first sign-in.
 */
export function documentAccountId(): string {
  lastAccountId = useSession.getState().user?.id ?? lastAccountId
  return lastAccountId
}
