interface Limit {
  total: number
  perAddress: number
}

/** Divides a limited resource among visitors' addresses: connections, buffered bytes, requests in progress. */
export class Shares {
  readonly #limit: Limit
  readonly #taken = new Map<string, number>()
  #total = 0

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Reserves `amount` for the address; returns false when it has no more. */
  take(address: string, amount = 1): boolean {
    const taken = (this.#taken.get(address) ?? 0) + amount
    if (taken > this.#limit.perAddress || this.#total + amount > this.#limit.total) return false
    this.#taken.set(address, taken)
    this.#total += amount
    return true
  }

  giveBack(address: string, amount = 1): void {
    const left = (this.#taken.get(address) ?? 0) - amount
    if (left > 0) this.#taken.set(address, left)
    else this.#taken.delete(address)
    this.#total -= amount
  }
}
