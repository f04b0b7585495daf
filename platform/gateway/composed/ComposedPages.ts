import { LRUCache } from 'lru-cache'
import type { GatewayLimits } from '../limits/GatewayLimits.ts'
import type { Replicas } from '../proxy/Replicas.ts'
import { Turns } from '../limits/Turns.ts'
import { cacheTimesOf } from './cacheTimes.ts'
import type { CacheTimes } from './cacheTimes.ts'

/** A document as the API composed it, before the parts of the front are put in, and how long it is good. */
export interface Composed extends CacheTimes {
  status: number
  type: string
  text: string
  at: number
}

interface PageRequest {
  /** What the document is kept by: its path, with the query where that decides what stands on it. */
  key: string
  headers: Record<string, string>
}

const maxKeptCharacters = 64 * 1024 * 1024
const maxDocumentCharacters = 4 * 1024 * 1024

const ageOf = ({ at }: Composed) => Date.now() - at

/** Documents of the API: one request for each at a time, each kept for as long as the API says. */
export class ComposedPages {
  readonly #cache: LRUCache<string, Composed, PageRequest>

  constructor(replicas: Replicas, { composing, composeTimeoutMs }: GatewayLimits) {
    const turns = new Turns({ inProgress: composing, waiting: composing * 8 })
    this.#cache = new LRUCache({
      maxSize: maxKeptCharacters,
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
          // Without any, it would never be asked for again.
          options.ttl = Math.max(composed.freshMs, 1)
          return composed
        } finally {
          turns.end('all')
        }
      },
    })
  }

  /** The document; undefined when the API does not compose it and none is kept. */
  async get(request: PageRequest): Promise<Composed | undefined> {
    const kept = this.#cache.get(request.key, { updateAgeOnGet: false })
    const isTooOld = kept !== undefined && ageOf(kept) > kept.freshMs + kept.staleWhileRevalidateMs
    const found = await this.#cache
      .fetch(request.key, { context: request, forceRefresh: isTooOld, allowStale: !isTooOld })
      .catch(() => undefined)
    const isNew = found !== kept
    return found && (isNew || isGood(found)) ? found : undefined
  }
}

/** A page that was kept is good until then, whether a new one is being made or the API fails. */
const isGood = (kept: Composed) =>
  ageOf(kept) <= kept.freshMs + Math.max(kept.staleWhileRevalidateMs, kept.staleIfErrorMs)

/** Not of the API that fails or has too much to do. */
const isKept = (status: number) => [200, 404, 410].includes(status)

async function askReplicas(replicas: Replicas, { key, headers }: PageRequest, timeoutMs: number): Promise<Composed> {
  for (const replica of replicas.inRoundRobin()) {
    const url = `http://${replica.hostname}:${replica.port}/_pages${key}`
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).catch(
      () => undefined,
    )
    if (!response) replicas.setAside(replica)
    else if (isKept(response.status)) {
      const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
      const times = cacheTimesOf(response.headers.get('cache-control'))
      return { status: response.status, type, text: await response.text(), at: Date.now(), ...times }
    } else await response.body?.cancel()
  }
  throw new Error('No replica composed the page.')
}
