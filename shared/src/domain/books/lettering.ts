import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'

/** The amount one entry adds to a client's account for an invoice; negative if it reduces it. */
export interface ClientMovement {
  invoice: string
  amount: Cents
  day: Day
}

/** The lettering of a settled invoice, and the day of its last entry. */
export interface Lettering {
  letters: string
  day: Day
}

/** The letters of an index: A, B, …, Z, AA, AB, … */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))

/**
 * The lettering of each invoice whose movements sum to zero; `movements` are in the order of their days. Other invoices
 * have none.
 */
export function letteringOf(movements: readonly ClientMovement[]): ReadonlyMap<string, Lettering> {
  const balances = new Map<string, Omit<ClientMovement, 'invoice'>>()
  for (const { invoice, amount, day } of movements)
    balances.set(invoice, { amount: (balances.get(invoice)?.amount ?? 0) + amount, day })
  const settled = [...balances].filter(([, { amount }]) => amount === 0)
  return new Map(settled.map(([invoice, { day }], index) => [invoice, { letters: lettersOf(index), day }]))
}
