import { useEffect, useEffectEvent } from 'react'
import { useConnection } from 'shared/client'

const retryEveryMs = 15_000

/**
 * Calls `send` whenever the network is back. While `hasUnsent` is true, also calls it at once, unless the connection is
 * lost, and every 15 seconds.
 */
export function useRetriedSending(hasUnsent: boolean, send: () => Promise<void>): void {
  const isOffline = useConnection(({ isLost }) => isLost)
  const sendNow = useEffectEvent(() => void send())

  useEffect(() => {
    const onOnline = () => sendNow()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  useEffect(() => {
    if (!hasUnsent) return undefined
    if (!isOffline) sendNow()
    const timer = setInterval(() => sendNow(), retryEveryMs)
    return () => clearInterval(timer)
  }, [hasUnsent, isOffline])
}
