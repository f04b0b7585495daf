interface LimitOptions {
  total: number
  perAddress: number
}

/** Limits the use of a resource in total and per address, for instance connections or buffered bytes. */
export class SharedLimit {
  readonly #limit: LimitOptions
  readonly #reservedByAddress = new Map<string, number>()
  #total = 0

  constructor(limit: LimitOptions) {
    this.#limit = limit
  }

  /** Reserves `amount` for the address; returns false if that would exceed a limit. */
  tryReserve(address: string, amount = 1): boolean {
    const reservedAfter = (this.#reservedByAddress.get(address) ?? 0) + amount
    if (reservedAfter > this.#limit.perAddress || this.#total + amount > this.#limit.total) return false
    this.#reservedByAddress.set(address, reservedAfter)
    this.#total += amount
    return true
  }

  release(address: string, amount = 1): void {
    const remaining = (this.#reservedByAddress.get(address) ?? 0) - amount
    if (remaining > 0) this.#reservedByAddress.set(address, remaining)
    else this.#reservedByAddress.delete(address)
    this.#total -= amount
  }
}
