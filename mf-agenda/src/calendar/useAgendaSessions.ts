import { useEffect } from 'react'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Period } from 'shared/domain/calendar/period'
import { ApiError } from 'shared/client'
import { useSessions } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { signOut } from 'shared/session'

/** Whether an error signs out (ruling 26). No response, or a gateway's 502 to 504, does not: the page shows it and offers a retry. */
const endsSession = (error: unknown) =>
  error instanceof ApiError && error.status !== 0 && error.status < 502 && error.errorCode !== errorCode.paymentBlocked

/** The sessions of the period. Any error of the server except E123, which the shell handles, signs out and opens the home page. */
export function useAgendaSessions(period: Period) {
  const navigate = useNavigate()
  const { sessions, isPending, isFetching, error, refetch } = useSessions(period)
  const isSignedOut = endsSession(error)

  useEffect(() => {
    if (!isSignedOut) return
    signOut()
    void navigate('/')
  }, [isSignedOut, navigate])

  return { sessions, isPending, isFetching, isLost: error !== null && !isSignedOut, retry: () => void refetch() }
}
