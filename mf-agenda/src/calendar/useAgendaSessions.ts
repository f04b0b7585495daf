import { useEffect } from 'react'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Period } from 'shared/domain/calendar/period'
import { ApiError } from 'shared/client'
import { useSessions } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { signOut } from 'shared/session'

/**
 * True if an error signs the member out (ruling 26). A missing response (status 0) or a gateway error (from 502) does
 * not, because the page offers a retry. E123 (payment blocked) does not either, because the shell handles it.
 */
const isSignOutError = (error: unknown) =>
  error instanceof ApiError && error.status !== 0 && error.status < 502 && error.errorCode !== errorCode.paymentBlocked

/**
 * Returns the sessions of a period. After an error for which `isSignOutError` is true, signs the member out and opens
 * the home page.
 */
export function useAgendaSessions(period: Period) {
  const navigate = useNavigate()
  const { sessions, isPending, isFetching, error, refetch } = useSessions(period)
  const isSignedOut = isSignOutError(error)

  useEffect(() => {
    if (!isSignedOut) return
    void signOut()
    void navigate('/')
  }, [isSignedOut, navigate])

  return { sessions, isPending, isFetching, isLoadFailed: error !== null && !isSignedOut, retry: () => void refetch() }
}
