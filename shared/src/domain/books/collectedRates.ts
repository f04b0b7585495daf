import { proportion, sumOf, type Cents } from '../money/cents.ts'
import type { BookedCredit, BookedPayment, BookedRate } from './booked.ts'

type Rates = readonly BookedRate[]

const totalOf = (rates: Rates): Cents => sumOf(rates.map(({ base, tax }) => base + tax))

/** Adds `others` to `rates`, or subtracts them, rate by rate; every rate of `others` is among `rates`. */
const addRates = (rates: Rates, sign: 1 | -1, others: Rates): BookedRate[] =>
  rates.map(({ rate, base, tax }) => {
    const same = others.filter((other) => other.rate === rate)
    return {
      rate,
      base: base + sign * sumOf(same.map((other) => other.base)),
      tax: tax + sign * sumOf(same.map((other) => other.tax)),
    }
  })

/**
 * Splits `amount` among the rates in proportion; rounding differences are carried over, so that the parts sum to
 * `amount`.
 */
function shareOf(rates: Rates, amount: Cents): BookedRate[] {
  const total = totalOf(rates)
  if (total === 0) return rates.map(({ rate }) => ({ rate, base: 0, tax: 0 }))
  const upTo = (count: number) => proportion(amount, totalOf(rates.slice(0, count)), total)
  return rates.map(({ rate, tax }, index) => {
    const taxPart = proportion(tax, amount, total)
    return { rate, base: upTo(index + 1) - upTo(index) - taxPart, tax: taxPart }
  })
}

interface Collected {
  received: Cents
  credited: readonly Rates[]
}

/**
 * The amount collected for an invoice at each rate (ruling 107): first for its uncredited part, then for the credit
 * notes, the last one first, because a refund repays the first one first.
 */
function collectedRates(invoice: Rates, { received, credited }: Collected): BookedRate[] {
  const uncreditedRates = addRates(invoice, -1, credited.flat())
  const collectedOfUncredited = Math.min(received, totalOf(uncreditedRates))
  let excess = received - collectedOfUncredited
  return credited.toReversed().reduce<BookedRate[]>(
    (collected, note) => {
      const collectedOfNote = Math.min(excess, totalOf(note))
      excess -= collectedOfNote
      return addRates(collected, 1, shareOf(note, collectedOfNote))
    },
    shareOf(uncreditedRates, collectedOfUncredited),
  )
}

const ratesBetween = (invoice: Rates, from: Collected, to: Collected): BookedRate[] =>
  addRates(collectedRates(invoice, to), -1, collectedRates(invoice, from)).filter(
    ({ base, tax }) => base !== 0 || tax !== 0,
  )

/**
 * The amounts that a payment or a refund adds to those collected for its invoice, by rate; `base` plus `tax` sum to the
 * payment. For a fully paid invoice, the sum over all payments and credit notes equals its uncredited part, to the
 * cent.
 */
export const paymentRates = ({
  amount,
  before,
  credited,
  bill,
}: Pick<BookedPayment, 'amount' | 'before' | 'credited' | 'bill'>): BookedRate[] =>
  ratesBetween(bill.rates, { received: before, credited }, { received: before + amount, credited })

/** The amounts that a credit note moves from one rate to another among those collected; they sum to zero. */
export const creditRates = ({
  rates,
  received,
  credited,
  bill,
}: Pick<BookedCredit, 'rates' | 'received' | 'credited' | 'bill'>): BookedRate[] =>
  ratesBetween(bill.rates, { received, credited }, { received, credited: [...credited, rates] })
