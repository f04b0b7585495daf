import { proportion, sumOf, type Cents } from '../money/cents.ts'
import type { BookedCredit, BookedPayment, BookedRate } from './booked.ts'

type Rates = readonly BookedRate[]

const totalOf = (rates: Rates): Cents => sumOf(rates.map(({ base, tax }) => base + tax))

/** Adds the amounts of `others` to `rates`, or subtracts them, rate by rate; `rates` has every rate of `others`. */
const addRates = (rates: Rates, sign: 1 | -1, others: Rates): BookedRate[] =>
  rates.map(({ rate, base, tax }) => {
    const sameRateAmounts = others.filter((other) => other.rate === rate)
    return {
      rate,
      base: base + sign * sumOf(sameRateAmounts.map((other) => other.base)),
      tax: tax + sign * sumOf(sameRateAmounts.map((other) => other.tax)),
    }
  })

/**
 * Splits `amount` among the rates in proportion; rounding differences are carried over, so that the parts sum to
 * `amount`.
 */
function splitByRates(rates: Rates, amount: Cents): BookedRate[] {
  const total = totalOf(rates)
  if (total === 0) return rates.map(({ rate }) => ({ rate, base: 0, tax: 0 }))
  const shareOfFirst = (count: number) => proportion(amount, totalOf(rates.slice(0, count)), total)
  return rates.map(({ rate, tax }, index) => {
    const taxPart = proportion(tax, amount, total)
    return { rate, base: shareOfFirst(index + 1) - shareOfFirst(index) - taxPart, tax: taxPart }
  })
}

interface CollectionState {
  received: Cents
  credited: readonly Rates[]
}

/**
 * Returns the amount collected for an invoice at each rate (ruling 107). The amount received covers first the uncredited
 * part, then the credit notes from the last to the first, because refunds repay the first credit note first.
 */
function collectedRates(invoice: Rates, { received, credited }: CollectionState): BookedRate[] {
  const uncreditedRates = addRates(invoice, -1, credited.flat())
  const collectedOfUncredited = Math.min(received, totalOf(uncreditedRates))
  let excess = received - collectedOfUncredited
  return credited.toReversed().reduce<BookedRate[]>(
    (collected, note) => {
      const collectedOfNote = Math.min(excess, totalOf(note))
      excess -= collectedOfNote
      return addRates(collected, 1, splitByRates(note, collectedOfNote))
    },
    splitByRates(uncreditedRates, collectedOfUncredited),
  )
}

const ratesBetween = (invoice: Rates, from: CollectionState, to: CollectionState): BookedRate[] =>
  addRates(collectedRates(invoice, to), -1, collectedRates(invoice, from)).filter(
    ({ base, tax }) => base !== 0 || tax !== 0,
  )

/**
 * Returns by how much a payment or a refund changes the amounts collected for its invoice, by rate; `base` plus `tax`
 * sum to the payment. For a fully paid invoice, the sum over all payments and credit notes equals its uncredited part,
 * to the cent.
 */
export const paymentRates = ({
  amount,
  before,
  credited,
  bill,
}: Pick<BookedPayment, 'amount' | 'before' | 'credited' | 'bill'>): BookedRate[] =>
  ratesBetween(bill.rates, { received: before, credited }, { received: before + amount, credited })

/** Returns the collected amounts that a credit note moves from one rate to another; they sum to zero. */
export const creditRates = ({
  rates,
  received,
  credited,
  bill,
}: Pick<BookedCredit, 'rates' | 'received' | 'credited' | 'bill'>): BookedRate[] =>
  ratesBetween(bill.rates, { received, credited }, { received, credited: [...credited, rates] })
