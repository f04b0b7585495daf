import { useEffect } from 'react'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Period } from 'shared/domain/calendar/period'
import { ApiError } from 'shared/client'
import { useSessions } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { signOut } from 'shared/session'

/** Without an answer, or with a gateway's in place of a server that is away (502 to 504), nobody is signed out: the page says so and asks again (ruling 26). */
const endsSession = (error: unknown) =>
  error instanceof ApiError && error.status !== 0 && error.status < 502 && error.errorCode !== errorCode.paymentBlocked

/** The sessions of the period. Any refusal but E123, which the shell handles, signs out and leads to the start. */
export function useAgendaSessions(period: Period) {
  const navigate = useNavigate()
  const { sessions, isPending, isFetching, error, refetch } = useSessions(period)
  const over = endsSession(error)

  useEffect(() => {
    if (!over) return
    signOut()
    void navigate('/')
  }, [over, navigate])

  return { sessions, isPending, isFetching, isLost: error !== null && !over, retry: () => void refetch() }
}
