import { LRUCache } from 'lru-cache'

interface Limits {
  burst: number
  perSecond: number
}

interface Bucket {
  tokens: number
  updatedAtMs: number
}

const maxAddresses = 20_000

/** A token bucket per address: allows `burst` requests immediately, and refills by `perSecond` up to `burst`. */
export class RateLimiter {
  readonly #limits: Limits
  readonly #bucketByAddress = new LRUCache<string, Bucket>({ max: maxAddresses })

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Consumes a token of the address; returns false when the address has none. */
  tryConsume(address: string, nowMs = Date.now()): boolean {
    const { burst, perSecond } = this.#limits
    const lastBucket = this.#bucketByAddress.get(address) ?? { tokens: burst, updatedAtMs: nowMs }
    const tokens = Math.min(burst, lastBucket.tokens + ((nowMs - lastBucket.updatedAtMs) / 1_000) * perSecond)
    this.#bucketByAddress.set(address, { tokens: tokens < 1 ? tokens : tokens - 1, updatedAtMs: nowMs })
    return tokens >= 1
  }
}
