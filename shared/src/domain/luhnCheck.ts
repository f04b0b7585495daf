/**
 * Whether a string of digits passes the Luhn check: when every second digit from the right is doubled, the sum of all
 * digits is a multiple of ten.
 */
export function passesLuhnCheck(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const weightedDigit = index % 2 === 0 ? digit : digit * 2
      return total + (weightedDigit > 9 ? weightedDigit - 9 : weightedDigit)
    }, 0)
  return sum % 10 === 0
}
