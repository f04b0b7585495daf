import { LRUCache } from 'lru-cache'
import type { GatewayLimits } from '../limits/GatewayLimits.ts'
import type { Replicas } from '../proxy/Replicas.ts'
import { Turns } from '../limits/Turns.ts'
import { cacheTimesOf } from './cacheTimes.ts'
import type { CacheTimes } from './cacheTimes.ts'

/** A document as the API composed it, without the parts of the front, and its cache times. */
export interface Composed extends CacheTimes {
  status: number
  type: string
  text: string
  at: number
}

interface PageRequest {
  /** Cache key: the path, with the query where the document depends on it. */
  key: string
  headers: Record<string, string>
}

const maxCachedCharacters = 64 * 1024 * 1024
const maxDocumentCharacters = 4 * 1024 * 1024

const ageOf = ({ at }: Composed) => Date.now() - at

/** Caches documents of the API for as long as the API allows, with one request for each at a time. */
export class ComposedPages {
  readonly #cache: LRUCache<string, Composed, PageRequest>

  constructor(replicas: Replicas, { composing, composeTimeoutMs }: GatewayLimits) {
    const turns = new Turns({ inProgress: composing, waiting: composing * 8 })
    this.#cache = new LRUCache({
      maxSize: maxCachedCharacters,
      maxEntrySize: maxDocumentCharacters,
      sizeCalculation: ({ text }) => text.length + 1,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: async (_key, _stale, { context, options }) => {
        if (!(await turns.next('all'))) throw new Error('Too many pages are being composed.')
        try {
          const composed = await askReplicas(replicas, context, composeTimeoutMs)
          // Without an entry, the cache would never ask again.
          options.ttl = Math.max(composed.freshMs, 1)
          return composed
        } finally {
          turns.end('all')
        }
      },
    })
  }

  /** The document; undefined when the API does not compose it and none is cached. */
  async get(request: PageRequest): Promise<Composed | undefined> {
    const kept = this.#cache.get(request.key, { updateAgeOnGet: false })
    const isTooOld = kept !== undefined && ageOf(kept) > kept.freshMs + kept.staleWhileRevalidateMs
    const found = await this.#cache
      .fetch(request.key, { context: request, forceRefresh: isTooOld, allowStale: !isTooOld })
      .catch(() => undefined)
    const isNew = found !== kept
    return found && (isNew || isUsable(found)) ? found : undefined
  }
}

/** Whether a cached page may still be served, while a new one is composed or the API fails. */
const isUsable = (kept: Composed) =>
  ageOf(kept) <= kept.freshMs + Math.max(kept.staleWhileRevalidateMs, kept.staleIfErrorMs)

/** Responses of an API that fails or is overloaded are not cached. */
const isCacheable = (status: number) => [200, 404, 410].includes(status)

async function askReplicas(replicas: Replicas, { key, headers }: PageRequest, timeoutMs: number): Promise<Composed> {
  for (const replica of replicas.inRoundRobin()) {
    const url = `http://${replica.hostname}:${replica.port}/_pages${key}`
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).catch(
      () => undefined,
    )
    if (!response) replicas.setAside(replica)
    else if (isCacheable(response.status)) {
      const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
      const times = cacheTimesOf(response.headers.get('cache-control'))
      return { status: response.status, type, text: await response.text(), at: Date.now(), ...times }
    } else await response.body?.cancel()
  }
  throw new Error('No replica composed the page.')
}
