import { useSession } from 'shared/session'

let lastAccountId = ''

/**
 * Returns the account id of this document, also after the sign-in has expired, since a document serves one account; ''
 * before anybody signs in.
 */
export function documentAccountId(): string {
  lastAccountId = useSession.getState().user?.id ?? lastAccountId
  return lastAccountId
}
