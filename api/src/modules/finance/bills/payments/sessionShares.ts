import { proportion, sumOf, type Cents } from 'shared/domain/money/cents'

/**
 * Divides an invoice's total, VAT included, among its lines in proportion to their nets: the shares add up to the
 * total.
 */
export function sessionShares(total: Cents, nets: readonly Cents[]): Cents[] {
  const all = sumOf(nets)
  if (all === 0) return nets.map(() => 0)
  const upTo = (count: number) => proportion(total, sumOf(nets.slice(0, count)), all)
  return nets.map((_, index) => upTo(index + 1) - upTo(index))
}
