import { queryClient, useQuery } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { sessionKey } from '../../keys.ts'
import { draftOf } from '../draft.ts'
import { loadSession } from '../api.ts'

/** The session being edited: fetched each time the form opens, and never again while somebody types. */
export const useSavedSession = (id: string | undefined) =>
  useQuery({
    queryKey: sessionKey(id ?? ''),
    queryFn: () => loadSession(id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })

export const keepSession = (session: Session) => queryClient.setQueryData(sessionKey(session.id), session)

const sameContents = (a: Session, b: Session) => JSON.stringify(draftOf(a)) === JSON.stringify(draftOf(b))

/**
 * Reloads and caches the session after an action of ours changed its version (paid, validated). If somebody else
 * changed its contents too, keeps the former version, so that saving over that change is refused and explained.
 */
export async function sessionAfterOurAct(before: Session): Promise<Session> {
  const fresh = await loadSession(before.id)
  const kept = sameContents(fresh, before) ? fresh : { ...fresh, version: before.version }
  keepSession(kept)
  return kept
}
