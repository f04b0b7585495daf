/** Long enough that the next requests lose no time on it, short enough that a restarted replica is used again soon. */
const asideMs = 1_000

export interface Replica {
  hostname: string
  port: string
  asideUntil: number
}

/** Several processes of the API in round robin; one that does not respond comes last for a second. */
export class Replicas {
  readonly #replicas: Replica[]
  #turn = 0

  constructor(origins: readonly string[]) {
    this.#replicas = origins.map((origin) => ({
      hostname: new URL(origin).hostname,
      port: new URL(origin).port,
      asideUntil: 0,
    }))
  }

  /** All of them, in the order to try. */
  inRoundRobin(now = Date.now()): Replica[] {
    const first = this.#turn++ % this.#replicas.length
    const order = [...this.#replicas.slice(first), ...this.#replicas.slice(0, first)]
    return order.toSorted((one, other) => Number(one.asideUntil > now) - Number(other.asideUntil > now))
  }

  setAside(replica: Replica, now = Date.now()): void {
    replica.asideUntil = now + asideMs
  }
}
