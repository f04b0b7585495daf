import { LRUCache } from 'lru-cache'
import type { GatewayLimits } from '../GatewayLimits.ts'
import type { Replicas } from '../Replicas.ts'
import { Turns } from '../Turns.ts'

/** A document as the API composed it, before the parts of the front are put in. */
export interface Composed {
  status: number
  type: string
  text: string
  at: number
}

interface Asked {
  /** What the document is kept by: its path, with the query where that decides what stands on it. */
  key: string
  headers: Record<string, string>
}

const second = 1_000
/** The times of the API's own Cache-Control (api/src/pages/servePages.ts), which nginx reads. */
const freshMs = 60 * second
const staleWhileRevalidateMs = 600 * second
const staleIfErrorMs = 86_400 * second

const maxKeptCharacters = 64 * 1024 * 1024
const maxDocumentCharacters = 4 * 1024 * 1024

/** Documents of the API: one request for each at a time, kept for a minute, shown while a new one is made, and for a day while the API fails. */
export class ComposedPages {
  readonly #cache: LRUCache<string, Composed, Asked>

  constructor(replicas: Replicas, { composing, composeTimeoutMs }: GatewayLimits) {
    const turns = new Turns({ inProgress: composing, waiting: composing * 8 })
    this.#cache = new LRUCache({
      maxSize: maxKeptCharacters,
      maxEntrySize: maxDocumentCharacters,
      sizeCalculation: ({ text }) => text.length + 1,
      ttl: freshMs,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: async (_key, _stale, { context }) => {
        if (!(await turns.next('all'))) throw new Error('Too many pages are being composed.')
        try {
          return await askReplicas(replicas, context, composeTimeoutMs)
        } finally {
          turns.end('all')
        }
      },
    })
  }

  /** The document; undefined when the API does not compose it and none is kept. */
  async get(asked: Asked): Promise<Composed | undefined> {
    const kept = this.#cache.get(asked.key, { updateAgeOnGet: false })
    const isTooOld = kept !== undefined && Date.now() - kept.at > freshMs + staleWhileRevalidateMs
    const found = await this.#cache
      .fetch(asked.key, { context: asked, forceRefresh: isTooOld, allowStale: !isTooOld })
      .catch(() => undefined)
    return found && Date.now() - found.at < staleIfErrorMs ? found : undefined
  }
}

/** Not of the API that fails or has too much to do. */
const isKept = (status: number) => [200, 404, 410].includes(status)

async function askReplicas(replicas: Replicas, { key, headers }: Asked, timeoutMs: number): Promise<Composed> {
  for (const replica of replicas.inRoundRobin()) {
    const url = `http://${replica.hostname}:${replica.port}/_pages${key}`
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).catch(
      () => undefined,
    )
    if (!response) replicas.setAside(replica)
    else if (isKept(response.status)) {
      const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
      return { status: response.status, type, text: await response.text(), at: Date.now() }
    } else await response.body?.cancel()
  }
  throw new Error('No replica composed the page.')
}
