/** An amount in whole cents. Money is added, divided and compared in cents; the wire and the screens use euros. */
export type Cents = number

/** Converts euros with at most two decimals to cents: 0.29 is 29, not 28.999…. */
export const centsOf = (euros: number): Cents => Math.round(euros * 100)

export const eurosOf = (cents: Cents): number => cents / 100

/**
 * `amount × numerator ÷ denominator` in whole cents, half a cent rounded up (ruling 9). All are integers, the
 * denominator is positive; computed without floating point, which is off by a cent at 5,5 % and 15 %.
 */
export function proportion(amount: Cents, numerator: number, denominator: number): Cents {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const magnitude = product < 0n ? -product : product
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor))
  return product < 0n ? 0 - rounded : rounded
}

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0)
