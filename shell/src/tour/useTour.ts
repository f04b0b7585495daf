import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'shared/router'
import { storage, useSession } from 'shared/session'
import { useTourSteps } from '../registry/areaRoutes.ts'

const deviceKey = 'complice.tourSeen'
/** Raised when the tour has changed enough to be worth seeing again. */
const version = '1'

/** Runs by itself a second after the first login of the device, once; and again when the user starts it. */
export function useTour() {
  const [running, setRunning] = useState(false)
  const { pathname } = useLocation()
  const known = useSession(({ user, paymentBlocked }) => user !== null && !paymentBlocked)
  const steps = useTourSteps().length
  const due = known && steps > 0 && pathname.startsWith('/pros/') && storage.read(deviceKey) !== version

  const start = useCallback(() => {
    storage.write(deviceKey, version)
    setRunning(true)
  }, [])
  const stop = useCallback(() => setRunning(false), [])

  useEffect(() => {
    if (!due) return undefined
    const timer = setTimeout(start, 1000)
    return () => clearTimeout(timer)
  }, [due, start])

  return { running: running && known, start, stop }
}
