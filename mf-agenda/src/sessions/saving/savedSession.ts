import { queryClient, useQuery } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { sessionKey } from '../../keys.ts'
import { draftOf } from '../draft.ts'
import { loadSession } from '../api.ts'

/** Query of the edited session: loaded each time the form opens, and never refetched while the form is open. */
export const useSavedSession = (id: string | undefined) =>
  useQuery({
    queryKey: sessionKey(id ?? ''),
    queryFn: () => loadSession(id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })

export const cacheSession = (session: Session) => queryClient.setQueryData(sessionKey(session.id), session)

const haveSameContents = (a: Session, b: Session) => JSON.stringify(draftOf(a)) === JSON.stringify(draftOf(b))

/**
 * Reloads the session after an action of this page changed its version (paid, validated). If somebody else also changed
 * its contents, keeps the former version, so that the next save is refused and explained.
 */
export async function reloadAfterOwnAction(previousSession: Session): Promise<Session> {
  const reloadedSession = await loadSession(previousSession.id)
  const nextSession = haveSameContents(reloadedSession, previousSession)
    ? reloadedSession
    : { ...reloadedSession, version: previousSession.version }
  cacheSession(nextSession)
  return nextSession
}
