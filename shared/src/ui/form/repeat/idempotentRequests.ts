import { ApiError } from '../../../client/ApiError.ts'
import { isRecord } from '../../../domain/isRecord.ts'
import { digestOf } from './digest.ts'
import type { RequestStore } from './createRequestStore.ts'

interface UnansweredRequest {
  digest: string
  key: string
  /** The proposed value that was sent. */
  proposed?: string
}

/**
 * A value that the application proposes, such as the next invoice number: `value` is in the form, `currentProposal` is
 * the current proposal.
 */
interface Proposal {
  value: string
  currentProposal: string
}

/** `send` receives the idempotency key and the proposed value of the first try. */
export type SendOnce = <T>(
  contents: unknown,
  send: (key: string, proposed: string | undefined) => Promise<T>,
  proposal?: Proposal,
) => Promise<T>

/** 32 hexadecimal digits; works without https, where `crypto.randomUUID` is missing. */
const createRandomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Statuses that the server sends before it looks up the key: an earlier try may still have succeeded. */
const statusesBeforeKeyLookup: readonly number[] = [401, 402, 403, 408, 429]

/** Whether the server's response means that nothing was done; a gateway's 502 or a lost connection does not. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !statusesBeforeKeyLookup.includes(error.status)

function parseRequest(text: string | null): UnansweredRequest | undefined {
  try {
    const storedRequest: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(storedRequest)) return undefined
    const { digest, key, proposed } = storedRequest
    if (typeof digest !== 'string' || typeof key !== 'string') return undefined
    return { digest, key, ...(typeof proposed === 'string' && { proposed }) }
  } catch {
    return undefined
  }
}

/**
 * `const sendOnce = idempotentRequests(store)`: a request whose response was lost is sent again under the same key,
 * even after a reload, so that nothing is added twice; other contents, or any request after a response, get a new key.
 * Proposed values are not part of the contents: a retry sends the proposal of the first try.
 */
export function idempotentRequests(store: RequestStore): SendOnce {
  // Also kept in memory, because another tab may overwrite the stored request.
  let unansweredRequest: UnansweredRequest | undefined

  function requestFor(contents: unknown, proposal: Proposal | undefined): UnansweredRequest {
    const digest = digestOf(contents)
    const isRetryOf = (candidate: UnansweredRequest | undefined) =>
      candidate?.digest === digest &&
      (!proposal || [candidate.proposed, proposal.currentProposal].includes(proposal.value))
    const matching = [unansweredRequest, parseRequest(store.read())].find(isRetryOf)
    return matching ?? { digest, key: createRandomKey(), ...(proposal && { proposed: proposal.value }) }
  }

  function settle({ key }: UnansweredRequest) {
    if (unansweredRequest?.key === key) unansweredRequest = undefined
    if (parseRequest(store.read())?.key === key) store.remove()
  }

  return async (contents, send, proposal) => {
    const request = requestFor(contents, proposal)
    unansweredRequest = request
    store.write(JSON.stringify(request))
    try {
      const result = await send(request.key, request.proposed)
      settle(request)
      return result
    } catch (error) {
      if (isRefusal(error)) settle(request)
      throw error
    }
  }
}
