import { useEffect, useEffectEvent } from 'react'
import { useConnection } from 'shared/client'

const retryEveryMs = 15_000

/** Sends what waits: at once, as soon as the network is back, and again from time to time until nothing waits. */
export function useRetriedSending(isWaiting: boolean, send: () => Promise<void>): void {
  const isLost = useConnection(({ lost }) => lost)
  const sendNow = useEffectEvent(() => void send())

  useEffect(() => {
    const onOnline = () => sendNow()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  useEffect(() => {
    if (!isWaiting) return undefined
    if (!isLost) sendNow()
    const timer = setInterval(() => sendNow(), retryEveryMs)
    return () => clearInterval(timer)
  }, [isWaiting, isLost])
}
