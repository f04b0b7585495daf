import { useEffect, useRef } from 'react'
import { toast, useUnsaved } from 'shared/ui'
import { useLocation, useNavigate } from 'shared/router'
import { useSession } from 'shared/session'
import { blockedPath, isMembersPage } from './arrival.ts'
import { useSignSearch } from './useSignSearch.ts'

/**
 * Leads from a professional's page to the home page when the server ends the session; E123 leads to the blocked page.
 * A page with unsaved input stays, under the sign-in dialog.
 */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signedIn = useSession(({ token }) => token !== null)
  const expired = useSession((state) => state.expired)
  const blockedResponses = useSession((state) => state.blockedResponses)
  const { show } = useSignSearch()
  const before = useRef(signedIn)

  useEffect(() => {
    const ended = before.current && !signedIn
    before.current = signedIn
    if (!ended || !isMembersPage(pathname)) return
    if (expired) toast('Votre session est terminée : reconnectez-vous.', 'info')
    if (expired && useUnsaved.getState().forms.size > 0) {
      show('connexion')
      return
    }
    // After an expired session, signing in leads back to this page; after signing out it does not.
    void navigate('/', { replace: true, state: expired ? { from: pathname + search } : null })
  }, [expired, navigate, pathname, search, show, signedIn])

  useEffect(() => {
    if (blockedResponses > 0) void navigate(blockedPath)
  }, [blockedResponses, navigate])
}
