interface ConcurrencyLimits {
  maxConcurrent: number
  maxWaiting: number
}

interface Queue {
  activeCount: number
  waitingCallbacks: (() => void)[]
}

/** Limits the concurrent requests per address; further requests wait in a queue, first in, first out. */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits
  readonly #queueByAddress = new Map<string, Queue>()

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits
  }

  /**
   * Resolves with true when the caller may start, with false if the queue of the address is full. A caller that has
   * started must call `release` when it is done.
   */
  async acquire(address: string): Promise<boolean> {
    const queue = this.#queueByAddress.get(address) ?? { activeCount: 0, waitingCallbacks: [] }
    this.#queueByAddress.set(address, queue)
    if (queue.activeCount < this.#limits.maxConcurrent) {
      queue.activeCount += 1
      return true
    }
    if (queue.waitingCallbacks.length >= this.#limits.maxWaiting) return false
    await new Promise<void>((resolve) => queue.waitingCallbacks.push(resolve))
    return true
  }

  /** Ends a request of the address, and starts the next one in its queue. */
  release(address: string): void {
    const queue = this.#queueByAddress.get(address)
    if (!queue) return
    const next = queue.waitingCallbacks.shift()
    if (next) next()
    else queue.activeCount -= 1
    if (queue.activeCount === 0) this.#queueByAddress.delete(address)
  }
}
