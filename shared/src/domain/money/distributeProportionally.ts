import { proportion, sumOf, type Cents } from './cents.ts'

/**
 * Divides `amount` among lines in proportion to their `weights`, all in cents: each share is rounded, then the
 * difference is distributed cent by cent, the largest lines first (ruling 9). The shares sum to `amount`, and no share
 * exceeds its line if `amount` does not exceed the sum of the lines.
 */
export function distributeProportionally(amount: Cents, weights: readonly Cents[]): Cents[] {
  const total = sumOf(weights)
  if (total === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => ({ weight, share: proportion(amount, weight, total) }))
  const largestFirst = shares.toSorted((left, right) => right.weight - left.weight)
  let missing = amount - sumOf(shares.map(({ share }) => share))
  while (missing !== 0) {
    const step = Math.sign(missing)
    for (const line of largestFirst) {
      const share = line.share + step
      if (missing === 0 || share < 0 || share > line.weight) continue
      line.share = share
      missing -= step
    }
  }
  return shares.map(({ share }) => share)
}
