import { LRUCache } from 'lru-cache'
import type { GatewayLimits } from '../limits/GatewayLimits.ts'
import type { Replicas } from '../proxy/Replicas.ts'
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter.ts'
import { cacheTimesOf } from './cacheTimes.ts'
import type { CacheTimes } from './cacheTimes.ts'

/** A document that the API composed, before the front's parts are included, with its cache times. */
export interface ComposedPage extends CacheTimes {
  status: number
  type: string
  text: string
  composedAtMs: number
}

interface PageRequest {
  /** The path; with the query if the document depends on it. */
  key: string
  headers: Record<string, string>
}

const maxCachedCharacters = 64 * 1024 * 1024
const maxDocumentCharacters = 4 * 1024 * 1024

/** The number of waiting requests per request that may run concurrently. */
const waitingPerConcurrentPage = 8
/** The limiter's key: all visitors share one limit. */
const limiterKey = 'all'

const ageMsOf = ({ composedAtMs }: ComposedPage) => Date.now() - composedAtMs

/**
 * Caches documents of the API for as long as their cache times allow; never sends concurrent requests for the same
 * document.
 */
export class ComposedPages {
  readonly #cache: LRUCache<string, ComposedPage, PageRequest>

  constructor(replicas: Replicas, { concurrentComposedPages, composeTimeoutMs }: GatewayLimits) {
    const limiter = new ConcurrencyLimiter({
      maxConcurrent: concurrentComposedPages,
      maxWaiting: concurrentComposedPages * waitingPerConcurrentPage,
    })
    this.#cache = new LRUCache({
      maxSize: maxCachedCharacters,
      maxEntrySize: maxDocumentCharacters,
      sizeCalculation: ({ text }) => text.length + 1,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: async (_key, _stale, { context, options }) => {
        if (!(await limiter.acquire(limiterKey))) throw new Error('Too many pages are being composed.')
        try {
          const composedPage = await requestFromReplicas(replicas, context, composeTimeoutMs)
          // In lru-cache, a ttl of 0 means that an entry never expires.
          options.ttl = Math.max(composedPage.freshMs, 1)
          return composedPage
        } finally {
          limiter.release(limiterKey)
        }
      },
    })
  }

  /** Returns the document; undefined if the API fails to compose it and no usable copy is cached. */
  async get(request: PageRequest): Promise<ComposedPage | undefined> {
    const cachedPage = this.#cache.get(request.key, { updateAgeOnGet: false })
    const isTooOld =
      cachedPage !== undefined && ageMsOf(cachedPage) > cachedPage.freshMs + cachedPage.staleWhileRevalidateMs
    const page = await this.#cache
      .fetch(request.key, { context: request, forceRefresh: isTooOld, allowStale: !isTooOld })
      .catch(() => undefined)
    const isNew = page !== cachedPage
    return page && (isNew || isUsable(page)) ? page : undefined
  }
}

/** Returns whether a cached page is recent enough to be served while a new version is composed or the API fails. */
const isUsable = (cachedPage: ComposedPage) =>
  ageMsOf(cachedPage) <= cachedPage.freshMs + Math.max(cachedPage.staleWhileRevalidateMs, cachedPage.staleIfErrorMs)

/** Returns false for the responses of an API that fails or is overloaded. */
const isCacheable = (status: number) => [200, 404, 410].includes(status)

async function requestFromReplicas(
  replicas: Replicas,
  { key, headers }: PageRequest,
  timeoutMs: number,
): Promise<ComposedPage> {
  for (const replica of replicas.listRoundRobin()) {
    const url = `http://${replica.hostname}:${replica.port}/_pages${key}`
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).catch(
      () => undefined,
    )
    if (!response) replicas.setAside(replica)
    else if (isCacheable(response.status)) {
      const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
      const cacheTimes = cacheTimesOf(response.headers.get('cache-control'))
      return { status: response.status, type, text: await response.text(), composedAtMs: Date.now(), ...cacheTimes }
    } else await response.body?.cancel()
  }
  throw new Error('No replica composed the page.')
}
