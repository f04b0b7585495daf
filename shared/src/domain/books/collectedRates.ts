import { proportion, sumOf, type Cents } from '../money/cents.ts'
import type { BookedCreditNote, BookedPayment, BookedRate } from './booked.ts'

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
  const shareOfFirstRates = (rateCount: number) => proportion(amount, totalOf(rates.slice(0, rateCount)), total)
  return rates.map(({ rate, tax }, index) => {
    const taxPart = proportion(tax, amount, total)
    return { rate, base: shareOfFirstRates(index + 1) - shareOfFirstRates(index) - taxPart, tax: taxPart }
  })
}

interface CollectionState {
  received: Cents
  creditNotes: readonly Rates[]
}

/**
 * Returns the amount collected for an invoice at each rate (ruling 107). The amount received covers first the
 * uncredited part, then the credit notes from the last to the first, because refunds repay the first credit note first.
 */
function collectedRates(invoice: Rates, { received, creditNotes }: CollectionState): BookedRate[] {
  const uncreditedRates = addRates(invoice, -1, creditNotes.flat())
  const collectedOfUncredited = Math.min(received, totalOf(uncreditedRates))
  let excess = received - collectedOfUncredited
  return creditNotes.toReversed().reduce<BookedRate[]>(
    (collected, creditNote) => {
      const collectedOfCreditNote = Math.min(excess, totalOf(creditNote))
      excess -= collectedOfCreditNote
      return addRates(collected, 1, splitByRates(creditNote, collectedOfCreditNote))
    },
    splitByRates(uncreditedRates, collectedOfUncredited),
  )
}

const collectedBetween = (invoice: Rates, before: CollectionState, after: CollectionState): BookedRate[] =>
  addRates(collectedRates(invoice, after), -1, collectedRates(invoice, before)).filter(
    ({ base, tax }) => base !== 0 || tax !== 0,
  )

/**
 * Returns by how much a payment or a refund changes the amounts collected for its invoice, by rate; `base` plus `tax`
 * sum to the payment. For a fully paid invoice, the sum over all payments and credit notes equals its uncredited part,
 * to the cent.
 */
export const paymentRates = ({
  amount,
  receivedBefore,
  earlierCreditNotes,
  bill,
}: Pick<BookedPayment, 'amount' | 'receivedBefore' | 'earlierCreditNotes' | 'bill'>): BookedRate[] =>
  collectedBetween(
    bill.rates,
    { received: receivedBefore, creditNotes: earlierCreditNotes },
    { received: receivedBefore + amount, creditNotes: earlierCreditNotes },
  )

/** Returns the collected amounts that a credit note moves from one rate to another; they sum to zero. */
export const creditNoteRates = ({
  rates,
  received,
  earlierCreditNotes,
  bill,
}: Pick<BookedCreditNote, 'rates' | 'received' | 'earlierCreditNotes' | 'bill'>): BookedRate[] =>
  collectedBetween(
    bill.rates,
    { received, creditNotes: earlierCreditNotes },
    { received, creditNotes: [...earlierCreditNotes, rates] },
  )
