import { sumOf, type Cents } from './cents.ts'
import { taxOn, totalsOf, type PricedLine, type RateTotal, type Totals } from './totals.ts'

/**
 * Converts a line of an invoice to the line of its credit note. `net` is its net amount after all discounts: the line's
 * discount and its share of the global discount become one discount in euros.
 */
export function toCreditNoteLine({ quantity, unitPrice, rate }: PricedLine, net: Cents): PricedLine {
  const discount = totalsOf([{ quantity, unitPrice, rate }]).net - net
  return { quantity, unitPrice, rate, ...(discount > 0 && { discount: { type: 'EURO', value: discount } }) }
}

/**
 * Calculates the totals of a credit note (ruling 95). The VAT of a rate is that of all amounts credited so far, less
 * the VAT of the invoice's earlier credit notes, whose sums by rate are `creditedBefore`. So the credit notes of all
 * lines sum to the invoice, whatever their order.
 */
export function creditNoteTotals(lines: readonly PricedLine[], creditedBefore: readonly RateTotal[]): Totals {
  const totals = totalsOf(lines)
  const rates = totals.rates.map(({ rate, base }) => {
    const { base: baseBefore = 0, tax: taxBefore = 0 } = creditedBefore.find((former) => former.rate === rate) ?? {}
    return { rate, base, tax: Math.max(0, taxOn(baseBefore + base, rate) - taxBefore) }
  })
  const tax = sumOf(rates.map((rateTotal) => rateTotal.tax))
  return { ...totals, rates, tax, total: totals.net + tax }
}
