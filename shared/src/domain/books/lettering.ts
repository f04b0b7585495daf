import type { Day } from '../calendar/day.ts'
import type { Cents } from '../money/cents.ts'

/** What one entry adds to a client's account, for an invoice; negative when it takes off. */
export interface ClientMovement {
  invoice: string
  amount: Cents
  day: Day
}

/** The letters of the entries of a settled invoice, and the day of the last of them. */
export interface Lettering {
  letters: string
  day: Day
}

/** A, B, …, Z, AA, AB, … */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))

/** By invoice, of `movements` in the order of their days: those that come to nothing. The others have no letters. */
export function letteringOf(movements: readonly ClientMovement[]): ReadonlyMap<string, Lettering> {
  const balances = new Map<string, Omit<ClientMovement, 'invoice'>>()
  for (const { invoice, amount, day } of movements)
    balances.set(invoice, { amount: (balances.get(invoice)?.amount ?? 0) + amount, day })
  const settled = [...balances].filter(([, { amount }]) => amount === 0)
  return new Map(settled.map(([invoice, { day }], index) => [invoice, { letters: lettersOf(index), day }]))
}
