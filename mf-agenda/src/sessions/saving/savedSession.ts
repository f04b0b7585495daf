import { queryClient, useQuery } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { sessionKey } from '../../keys.ts'
import { draftOf } from '../draft.ts'
import { loadSession } from '../api.ts'

/** Loads the edited session each time the form opens, and does not refetch it while the form is open. */
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

const haveSameContents = (left: Session, right: Session) =>
  JSON.stringify(draftOf(left)) === JSON.stringify(draftOf(right))

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
