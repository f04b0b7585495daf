import type { Totals } from 'shared/domain/money/totals'

/** VAT rate in percent for a list: the only rate, else the average of the whole. */
export function effectiveRate({ rates, net, tax }: Totals): number {
  const [first, ...others] = rates
  if (first && others.length === 0) return first.rate / 100
  return net === 0 ? 0 : Math.round((tax * 10_000) / net) / 100
}
