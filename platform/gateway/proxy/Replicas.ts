/** How long a replica that did not respond is tried last. */
const setAsideMs = 1_000

export interface Replica {
  hostname: string
  port: string
  setAsideUntil: number
}

/** Processes of the API in round robin; one that does not respond is tried last for a second. */
export class Replicas {
  readonly #replicas: Replica[]
  #turn = 0

  constructor(origins: readonly string[]) {
    this.#replicas = origins.map((origin) => ({
      hostname: new URL(origin).hostname,
      port: new URL(origin).port,
      setAsideUntil: 0,
    }))
  }

  /** Returns all replicas in the order in which to try them. */
  inRoundRobin(now = Date.now()): Replica[] {
    const first = this.#turn++ % this.#replicas.length
    const order = [...this.#replicas.slice(first), ...this.#replicas.slice(0, first)]
    return order.toSorted((one, other) => Number(one.setAsideUntil > now) - Number(other.setAsideUntil > now))
  }

  setAside(replica: Replica, now = Date.now()): void {
    replica.setAsideUntil = now + setAsideMs
  }
}
