import { proportion, sumOf, type Cents } from 'shared/domain/money/cents'

/**
 * Divides an invoice's total, including VAT, among its lines in proportion to their net amounts; the shares add up to
 * the total.
 */
export function sessionShares(total: Cents, netAmounts: readonly Cents[]): Cents[] {
  const netTotal = sumOf(netAmounts)
  if (netTotal === 0) return netAmounts.map(() => 0)
  const cumulatedShare = (count: number) => proportion(total, sumOf(netAmounts.slice(0, count)), netTotal)
  return netAmounts.map((_, index) => cumulatedShare(index + 1) - cumulatedShare(index))
}
