/** Time for which a replica that did not respond is tried last, after the other replicas. */
const setAsideDurationMs = 1_000

export interface Replica {
  hostname: string
  port: string
  setAsideUntilMs: number
}

/** Orders the replicas of the API in round robin; a replica that did not respond is tried last for a second. */
export class Replicas {
  readonly #replicas: Replica[]
  #nextIndex = 0

  constructor(origins: readonly string[]) {
    this.#replicas = origins.map((origin) => ({
      hostname: new URL(origin).hostname,
      port: new URL(origin).port,
      setAsideUntilMs: 0,
    }))
  }

  /** Returns all replicas in the order in which to try them. */
  listRoundRobin(nowMs = Date.now()): Replica[] {
    const firstIndex = this.#nextIndex++ % this.#replicas.length
    const order = [...this.#replicas.slice(firstIndex), ...this.#replicas.slice(0, firstIndex)]
    return order.toSorted((left, right) => Number(left.setAsideUntilMs > nowMs) - Number(right.setAsideUntilMs > nowMs))
  }

  setAside(replica: Replica, nowMs = Date.now()): void {
    replica.setAsideUntilMs = nowMs + setAsideDurationMs
  }
}
