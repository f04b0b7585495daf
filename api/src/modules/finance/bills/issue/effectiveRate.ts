import type { Totals } from 'shared/domain/money/totals'

/** Returns the VAT rate of an invoice in percent for lists, which is the average if the invoice has several rates. */
export function effectiveRate({ rates, net, tax }: Totals): number {
  const [first, ...otherRates] = rates
  if (first && otherRates.length === 0) return first.rate / 100
  return net === 0 ? 0 : Math.round((tax * 10_000) / net) / 100
}
