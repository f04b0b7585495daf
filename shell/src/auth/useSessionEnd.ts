import { useEffect, useRef } from 'react'
import { toast, useUnsaved } from 'shared/ui'
import { useLocation, useNavigate } from 'shared/router'
import { useSession } from 'shared/session'
import { blockedPath, isMembersPage } from './memberPaths.ts'
import { useSignDialogParams } from './useSignDialogParams.ts'

/**
 * Leads from a professional's page to the home page when the server ends the session; E123 leads to the blocked page.
 * A page with unsaved input stays, under the sign-in dialog.
 */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isSignedIn = useSession(({ token }) => token !== null)
  const hasExpired = useSession((state) => state.expired)
  const blockedResponses = useSession((state) => state.blockedResponses)
  const { show } = useSignDialogParams()
  const wasSignedIn = useRef(isSignedIn)

  useEffect(() => {
    const hasEnded = wasSignedIn.current && !isSignedIn
    wasSignedIn.current = isSignedIn
    if (!hasEnded || !isMembersPage(pathname)) return
    if (hasExpired) toast('Votre session est terminée : reconnectez-vous.', 'info')
    if (hasExpired && useUnsaved.getState().forms.size > 0) {
      show('connexion')
      return
    }
    // After an expired session, signing in leads back to this page; after signing out it does not.
    void navigate('/', { replace: true, state: hasExpired ? { from: pathname + search } : null })
  }, [hasExpired, navigate, pathname, search, show, isSignedIn])

  useEffect(() => {
    if (blockedResponses > 0) void navigate(blockedPath)
  }, [blockedResponses, navigate])
}
