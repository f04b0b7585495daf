/** An amount in whole cents. Calculations use cents; the API and the screens use euros. */
export type Cents = number

/** Converts euros with at most two decimals to cents, without floating-point errors: 0.29 to 29. */
export const centsOf = (euros: number): Cents => Math.round(euros * 100)

export const eurosOf = (cents: Cents): number => cents / 100

/**
 * Calculates `amount × numerator ÷ denominator` in whole cents, half a cent rounded away from zero (ruling 9). All
 * arguments are integers, and the denominator is positive. Floating point would be off by a cent at 5.5 % and 15 %.
 */
export function proportion(amount: Cents, numerator: number, denominator: number): Cents {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const magnitude = product < 0n ? -product : product
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor))
  return product < 0n ? 0 - rounded : rounded
}

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0)
