import type { Cents } from './cents.ts'

interface Container {
  id: string
  /** The maximum amount that it receives. */
  capacity: Cents
}

export interface Filling {
  /** The amounts of the containers that receive more than 0. */
  parts: { id: string; amount: Cents }[]
  /** The amount that exceeds all containers. */
  rest: Cents
}

/**
 * Divides an amount among containers in their order, each up to its capacity: a receipt among invoices that are due, or
 * the use of a client's credit among the receipts of that credit (ruling 94).
 */
export function fillInOrder(amount: Cents, containers: readonly Container[]): Filling {
  let rest = amount
  const parts = containers.map(({ id, capacity }) => {
    const part = Math.max(0, Math.min(rest, capacity))
    rest -= part
    return { id, amount: part }
  })
  return { parts: parts.filter((part) => part.amount > 0), rest }
}
