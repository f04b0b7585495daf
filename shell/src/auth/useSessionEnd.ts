import { useEffect, useRef } from 'react'
import { toast } from 'shared/ui'
import { useLocation, useNavigate } from 'shared/router'
import { useSession } from 'shared/session'
import { blockedPath } from './arrival.ts'

/** When the session ends, leads from a professional's page to the home page; E123 leads to the blocked page. */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signedIn = useSession(({ token }) => token !== null)
  const expired = useSession((state) => state.expired)
  const blockedResponses = useSession((state) => state.blockedResponses)
  const before = useRef(signedIn)

  useEffect(() => {
    const ended = before.current && !signedIn
    before.current = signedIn
    if (!ended || !pathname.startsWith('/pros/')) return
    if (expired) toast('Votre session est terminée : reconnectez-vous.', 'info')
    // After an expired session, signing in leads back to this page; after signing out it does not.
    void navigate('/', { replace: true, state: expired ? { from: pathname + search } : null })
  }, [expired, navigate, pathname, search, signedIn])

  useEffect(() => {
    if (blockedResponses > 0) void navigate(blockedPath)
  }, [blockedResponses, navigate])
}
