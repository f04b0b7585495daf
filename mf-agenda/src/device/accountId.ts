import { useSession } from 'shared/session'

let last = ''

/** The document's account, also once its session has expired: a document belongs to one. '' before anybody is signed in. */
export function accountId(): string {
  last = useSession.getState().user?.id ?? last
  return last
}
