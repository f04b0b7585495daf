import { proportion, sumOf, type Cents } from '../money/cents.ts'
import type { BookedCredit, BookedPayment, BookedRate } from './booked.ts'

type Rates = readonly BookedRate[]

const totalOf = (rates: Rates): Cents => sumOf(rates.map(({ base, tax }) => base + tax))

/** `rates` plus `sign` times `others`, rate by rate; `others` has no rate that `rates` lacks. */
const withOthers = (rates: Rates, sign: 1 | -1, others: Rates): BookedRate[] =>
  rates.map(({ rate, base, tax }) => {
    const same = others.filter((other) => other.rate === rate)
    return {
      rate,
      base: base + sign * sumOf(same.map((other) => other.base)),
      tax: tax + sign * sumOf(same.map((other) => other.tax)),
    }
  })

/** Splits `amount` among these rates: VAT in proportion, base and VAT together as steps of a running sum. */
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
 * The amount collected of an invoice at each rate (ruling 107): first of its uncredited part, then of the credit notes,
 * last one first, since a refund repays the first one first.
 */
function collectedRates(invoice: Rates, { received, credited }: Collected): BookedRate[] {
  const uncreditedRates = withOthers(invoice, -1, credited.flat())
  const kept = Math.min(received, totalOf(uncreditedRates))
  let excess = received - kept
  return credited.toReversed().reduce<BookedRate[]>(
    (collected, note) => {
      const part = Math.min(excess, totalOf(note))
      excess -= part
      return withOthers(collected, 1, shareOf(note, part))
    },
    shareOf(uncreditedRates, kept),
  )
}

const stepOf = (invoice: Rates, from: Collected, to: Collected): BookedRate[] =>
  withOthers(collectedRates(invoice, to), -1, collectedRates(invoice, from)).filter(
    ({ base, tax }) => base !== 0 || tax !== 0,
  )

/**
 * The amounts a payment or a refund adds to those collected for its invoice at each rate: `base` and `tax` sum to the
 * amount. The sums over all entries and credit notes equal the uncredited part of a fully paid invoice, to the cent.
 */
export const paymentRates = ({
  amount,
  before,
  credited,
  bill,
}: Pick<BookedPayment, 'amount' | 'before' | 'credited' | 'bill'>): BookedRate[] =>
  stepOf(bill.rates, { received: before, credited }, { received: before + amount, credited })

/** The received amounts that a credit note moves from one rate to another; they sum to zero. */
export const creditRates = ({
  rates,
  received,
  credited,
  bill,
}: Pick<BookedCredit, 'rates' | 'received' | 'credited' | 'bill'>): BookedRate[] =>
  stepOf(bill.rates, { received, credited }, { received, credited: [...credited, rates] })
