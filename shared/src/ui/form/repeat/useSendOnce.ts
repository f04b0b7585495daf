import { useState } from 'react'
import { idempotentRequests } from './idempotentRequests.ts'
import type { SendOnce } from './idempotentRequests.ts'
import { requestStore } from './requestStore.ts'

/**
 * Sends a request that adds something with an idempotency key that survives a reload, until the server has responded;
 * see `idempotentRequests`. The name identifies what is added, and to what: `payment.<id>`; without one, the key lasts
 * as long as the open form.
 */
export function useSendOnce(name: string | undefined): SendOnce {
  const [sendOnce] = useState(() => idempotentRequests(requestStore(name)))
  return sendOnce
}
