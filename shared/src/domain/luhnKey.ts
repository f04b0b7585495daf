/**
 * Whether digits pass the Luhn check: the sum of the digits, every second one from the right doubled, is a multiple of
 * ten.
 */
export function hasLuhnKey(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const weighed = index % 2 === 0 ? digit : digit * 2
      return total + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
  return sum % 10 === 0
}
