import type { Totals } from 'shared/domain/money/totals'

/** The VAT rate in percent, as a list shows it: the one there is, else that of the whole. */
export function effectiveRate({ rates, net, tax }: Totals): number {
  const [first, ...others] = rates
  if (first && others.length === 0) return first.rate / 100
  return net === 0 ? 0 : Math.round((tax * 10_000) / net) / 100
}
