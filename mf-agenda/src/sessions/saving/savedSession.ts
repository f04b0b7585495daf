import { queryClient, useQuery } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { sessionKey } from '../../keys.ts'
import { draftOf } from '../draft.ts'
import { loadSession } from '../api.ts'

/** Age up to which the form uses a request that began before it. */
const maxEarlyRequestAgeMs = 2_000

let earlyRequest: { id: string; startedAtMs: number; response: Promise<Session> } | undefined

/**
 * Starts the request of a session whose form is about to open, so that it does not wait for the form's first render.
 */
export function requestEarly(id: string): void {
  const response = loadSession(id)
  // The form reports the error, if it opens.
  response.catch(() => undefined)
  earlyRequest = { id, startedAtMs: performance.now(), response }
}

/** Returns the response of the early request, once; without one, requests the session. */
function loadForForm(id: string): Promise<Session> {
  const request = earlyRequest
  earlyRequest = undefined
  const isUsable = request?.id === id && performance.now() - request.startedAtMs <= maxEarlyRequestAgeMs
  return isUsable ? request.response : loadSession(id)
}

/** Loads the edited session each time the form opens, and does not refetch it while the form is open. */
export const useSavedSession = (id: string | undefined) =>
  useQuery({
    queryKey: sessionKey(id ?? ''),
    queryFn: () => loadForForm(id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })

export const cacheSession = (session: Session) => queryClient.setQueryData(sessionKey(session.id), session)

const haveSameContents = (left: Session, right: Session) =>
  JSON.stringify(draftOf(left)) === JSON.stringify(draftOf(right))

/**
 * Reloads the session after an action of this page changed its version, such as a payment. If somebody else also
 * changed its contents, keeps the former version, so that the next save is refused and explained.
 */
export async function reloadAfterOwnAction(previousSession: Session): Promise<Session> {
  const reloadedSession = await loadSession(previousSession.id)
  const nextSession = haveSameContents(reloadedSession, previousSession)
    ? reloadedSession
    : { ...reloadedSession, version: previousSession.version }
  cacheSession(nextSession)
  return nextSession
}
