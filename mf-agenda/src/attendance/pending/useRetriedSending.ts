import { useEffect, useEffectEvent } from 'react'
import { useConnection } from 'shared/client'

const retryEveryMs = 15_000

/** Calls `send` immediately, when the network is back, and every 15 seconds while `hasUnsent` is true. */
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
