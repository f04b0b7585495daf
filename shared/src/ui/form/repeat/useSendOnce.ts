import { useState } from 'react'
import { idempotentRequests } from './idempotentRequests.ts'
import type { SendOnce } from './idempotentRequests.ts'
import { requestStore } from './requestStore.ts'

/**
 * Sends what adds something with an idempotency key that outlives a reload, until the server has responded; see
 * `idempotentRequests`. The name says what is added, and to what: `payment.<id>`; without one, the key is that of the open form alone.
 */
export function useSendOnce(name: string | undefined): SendOnce {
  const [sendOnce] = useState(() => idempotentRequests(requestStore(name)))
  return sendOnce
}
