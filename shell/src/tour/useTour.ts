import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'shared/router'
import { storage, useSession } from 'shared/session'
import { useTourSteps } from '../registry/areaRoutes.ts'

const storageKey = 'complice.tourSeen'
/** Increase to show a changed tour again. */
const tourVersion = '1'
const startDelayMs = 1_000

/**
 * The guided tour. It starts once, a second after the first sign-in on the device, and whenever the user starts it.
 */
export function useTour() {
  const [isRunning, setRunning] = useState(false)
  const { pathname } = useLocation()
  const isMember = useSession(({ user, paymentBlocked }) => user !== null && !paymentBlocked)
  const stepCount = useTourSteps().length
  const isDue = isMember && stepCount > 0 && pathname.startsWith('/pros/') && storage.read(storageKey) !== tourVersion

  const start = useCallback(() => {
    storage.write(storageKey, tourVersion)
    setRunning(true)
  }, [])
  const stop = useCallback(() => setRunning(false), [])

  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(start, startDelayMs)
    return () => clearTimeout(timer)
  }, [isDue, start])

  return { isRunning: isRunning && isMember, start, stop }
}
