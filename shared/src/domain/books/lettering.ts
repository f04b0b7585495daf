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
 * The lettering (lettrage) of a settled invoice: the index of the letters that mark the entries that balance each
 * other, and the day of the last of them.
 */
export interface Lettering {
  index: number
  day: Day
}

/** Returns the letters for an index: A, B, …, Z, AA, AB, … */
export const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))

/**
 * Returns the lettering of each invoice whose movements sum to zero, by invoice; `firstIndex` is the index of the first
 * letters that are free.
 */
export function letteringOf(movements: readonly ClientMovement[], firstIndex: number): ReadonlyMap<string, Lettering> {
  const balances = new Map<string, Omit<ClientMovement, 'invoice'>>()
  for (const { invoice, amount, day } of movements) {
    const balance = balances.get(invoice) ?? { amount: 0, day }
    balances.set(invoice, { amount: balance.amount + amount, day: balance.day > day ? balance.day : day })
  }
  const settled = [...balances].filter(([, { amount }]) => amount === 0)
  return new Map(settled.map(([invoice, { day }], position) => [invoice, { index: firstIndex + position, day }]))
}
