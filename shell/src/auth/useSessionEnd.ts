import { useEffect } from 'react'
import { toast } from 'shared/ui'
import { useLocation, useNavigate } from 'shared/router'
import { useSession } from 'shared/session'
import { blockedPath } from './arrival.ts'

/** What the server decides about the session leads somewhere: its end to the first page, E123 to the blocked screen. */
export function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const expired = useSession((state) => state.expired)
  const blockedAnswers = useSession((state) => state.blockedAnswers)

  useEffect(() => {
    if (!expired || !pathname.startsWith('/pros/')) return
    toast('Votre session est terminée : reconnectez-vous.', 'info')
    void navigate('/', { replace: true, state: { from: pathname + search } })
  }, [expired, navigate, pathname, search])

  useEffect(() => {
    if (blockedAnswers > 0) void navigate(blockedPath)
  }, [blockedAnswers, navigate])
}
