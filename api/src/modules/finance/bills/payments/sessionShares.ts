import { proportion, sumOf, type Cents } from 'shared/domain/money/cents'

/**
 * Divides an invoice's total, including VAT, among its lines in proportion to their net amounts; the shares add up to
 * the total.
 */
export function sessionShares(total: Cents, nets: readonly Cents[]): Cents[] {
  const netTotal = sumOf(nets)
  if (netTotal === 0) return nets.map(() => 0)
  const cumulatedShare = (count: number) => proportion(total, sumOf(nets.slice(0, count)), netTotal)
  return nets.map((_, index) => cumulatedShare(index + 1) - cumulatedShare(index))
}
