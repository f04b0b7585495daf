import { useEffect } from 'react'
import { useConnection, useQuery } from 'shared/client'
import { pendingLinesKey } from '../../keys.ts'
import type { PendingLine } from '../device/PendingLine.ts'
import { readPendingLines } from './pendingLines.ts'
import { sendPendingLines } from './sendPendingLines.ts'

const retryEveryMs = 15_000
const none: readonly PendingLine[] = []

/** What is left to send. It is sent as soon as the network is back, and again from time to time until it is. */
export function usePendingLines(): readonly PendingLine[] {
  const { data = none } = useQuery({ queryKey: pendingLinesKey, queryFn: readPendingLines, staleTime: 0 })
  const isLost = useConnection(({ lost }) => lost)
  const isWaiting = data.some(({ refusal }) => refusal === undefined)

  useEffect(() => {
    const send = () => void sendPendingLines()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  useEffect(() => {
    if (!isWaiting) return undefined
    if (!isLost) void sendPendingLines()
    const timer = setInterval(() => void sendPendingLines(), retryEveryMs)
    return () => clearInterval(timer)
  }, [isWaiting, isLost])
  return data
}
