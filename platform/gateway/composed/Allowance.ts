import { LRUCache } from 'lru-cache'

interface Limits {
  atOnce: number
  perSecond: number
}

interface Bucket {
  count: number
  at: number
}

const addressesKept = 20_000

/** A token bucket per address: a burst at first, then so many each second. */
export class Allowance {
  readonly #limits: Limits
  readonly #left = new LRUCache<string, Bucket>({ max: addressesKept })

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Takes one token, and returns whether there was one. */
  take(address: string, now = Date.now()): boolean {
    const { atOnce, perSecond } = this.#limits
    const last = this.#left.get(address) ?? { count: atOnce, at: now }
    const count = Math.min(atOnce, last.count + ((now - last.at) / 1_000) * perSecond)
    this.#left.set(address, { count: count < 1 ? count : count - 1, at: now })
    return count >= 1
  }
}
