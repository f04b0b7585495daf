interface Limits {
  inProgress: number
  waiting: number
}

interface Queue {
  inProgress: number
  waiting: (() => void)[]
}

/** Limits the concurrent requests of an address; more wait for their turn, in order. */
export class Turns {
  readonly #limits: Limits
  readonly #lines = new Map<string, Queue>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Resolves with true when it is the caller's turn, with false when too many already wait. Each turn must be ended
   * by `end`.
   */
  async next(address: string): Promise<boolean> {
    const queue = this.#lines.get(address) ?? { inProgress: 0, waiting: [] }
    this.#lines.set(address, queue)
    if (queue.inProgress < this.#limits.inProgress) {
      queue.inProgress += 1
      return true
    }
    if (queue.waiting.length >= this.#limits.waiting) return false
    await new Promise<void>((resolve) => queue.waiting.push(resolve))
    return true
  }

  /** Ends a turn; the next request of the address has its turn. */
  end(address: string): void {
    const queue = this.#lines.get(address)
    if (!queue) return
    const next = queue.waiting.shift()
    if (next) next()
    else queue.inProgress -= 1
    if (queue.inProgress === 0) this.#lines.delete(address)
  }
}
