interface Limits {
  inProgress: number
  waiting: number
}

interface Line {
  inProgress: number
  waiting: (() => void)[]
}

/** Lets so many requests of one address through at a time; the next ones wait for their turn, in order. */
export class Turns {
  readonly #limits: Limits
  readonly #lines = new Map<string, Line>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Resolves when it is the caller's turn, with true; with false when too many wait already. Each turn is ended by `end`. */
  async next(address: string): Promise<boolean> {
    const line = this.#lines.get(address) ?? { inProgress: 0, waiting: [] }
    this.#lines.set(address, line)
    if (line.inProgress < this.#limits.inProgress) {
      line.inProgress += 1
      return true
    }
    if (line.waiting.length >= this.#limits.waiting) return false
    await new Promise<void>((resolve) => line.waiting.push(resolve))
    return true
  }

  /** The next one of the address has its turn. */
  end(address: string): void {
    const line = this.#lines.get(address)
    if (!line) return
    const next = line.waiting.shift()
    if (next) next()
    else line.inProgress -= 1
    if (line.inProgress === 0) this.#lines.delete(address)
  }
}
