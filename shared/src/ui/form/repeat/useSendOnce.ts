import { useState } from 'react'
import { idempotentRequests } from './idempotentRequests.ts'
import type { SendOnce } from './idempotentRequests.ts'
import { createRequestStore } from './createRequestStore.ts'

/**
 * Returns a function that sends a request with an idempotency key, see `idempotentRequests`. The key is stored on the
 * device until the server responds, so a retry after a reload reuses it. `name` identifies the form in the storage, for
 * example `payment.<invoice id>`; without a name, the key is lost when the form closes.
 */
export function useSendOnce(name?: string): SendOnce {
  const [sendOnce] = useState(() => idempotentRequests(createRequestStore(name)))
  return sendOnce
}
