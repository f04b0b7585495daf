import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'shared/router'
import { storage, useSession } from 'shared/session'
import { useTourSteps } from '../registry/areaRoutes.ts'

const storageKey = 'complice.tourSeen'
/** Increase to show a changed tour again. */
const tourVersion = '1'
const startDelayMs = 1_000

const useIsMember = () => useSession(({ user, paymentBlocked }) => user !== null && !paymentBlocked)

/** The guided tour. The user starts it, or `useDueTour`. */
export function useTour() {
  const [isRunning, setRunning] = useState(false)
  const isMember = useIsMember()

  const start = useCallback(() => {
    storage.write(storageKey, tourVersion)
    setRunning(true)
  }, [])
  const stop = useCallback(() => setRunning(false), [])

  return { isRunning: isRunning && isMember, start, stop }
}

/** Starts the tour once, a second after the first sign-in on the device. */
export function useDueTour(start: () => void): void {
  const { pathname } = useLocation()
  const isMember = useIsMember()
  const stepCount = useTourSteps().length
  const isDue = isMember && stepCount > 0 && pathname.startsWith('/pros/') && storage.read(storageKey) !== tourVersion

  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(start, startDelayMs)
    return () => clearTimeout(timer)
  }, [isDue, start])
}
