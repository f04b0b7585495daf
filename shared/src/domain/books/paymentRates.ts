import { proportion, type Cents } from '../money/cents.ts'
import type { BookedPayment, BookedRate } from './booked.ts'

/**
 * What a payment has at each rate of its invoice, in proportion to what the invoice has: `base` and `tax` add up to the
 * amount, and those of all payments of an invoice that is paid to its own, to the cent (each is the step of a running sum).
 */
export function paymentRates({
  amount,
  before,
  bill,
}: Pick<BookedPayment, 'amount' | 'before' | 'bill'>): BookedRate[] {
  const { rates, total } = bill
  if (total === 0) return []
  const step = (whole: Cents) => proportion(whole, before + amount, total) - proportion(whole, before, total)
  let rest = amount
  return rates.map(({ rate, base, tax }, index) => {
    const part = index === rates.length - 1 ? rest : step(base + tax)
    rest -= part
    const taxPart = step(tax)
    return { rate, base: part - taxPart, tax: taxPart }
  })
}
