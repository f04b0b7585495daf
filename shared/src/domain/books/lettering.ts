import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'

/**
 * The amount, in cents, that an entry adds to a client's account for an invoice; negative if the entry reduces the
 * balance.
 */
export interface ClientMovement {
  invoice: string
  amount: Cents
  day: Day
}

/**
 * The lettering (lettrage) of a settled invoice: letters that mark the entries that balance each other, and the day of
 * the last of them.
 */
export interface Lettering {
  letters: string
  day: Day
}

/** Returns the letters for an index: A, B, …, Z, AA, AB, … */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))

/** Returns the lettering of each invoice whose movements, sorted by day, sum to zero; by invoice number. */
export function letteringOf(movements: readonly ClientMovement[]): ReadonlyMap<string, Lettering> {
  const balances = new Map<string, Omit<ClientMovement, 'invoice'>>()
  for (const { invoice, amount, day } of movements)
    balances.set(invoice, { amount: (balances.get(invoice)?.amount ?? 0) + amount, day })
  const settled = [...balances].filter(([, { amount }]) => amount === 0)
  return new Map(settled.map(([invoice, { day }], index) => [invoice, { letters: lettersOf(index), day }]))
}
