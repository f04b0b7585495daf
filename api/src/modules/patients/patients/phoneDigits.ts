const minDigits = 4

/**
 * Returns the digits to search in stored numbers such as `+33612345678` if at least four digits of a phone number are
 * typed, otherwise undefined. `06 12 34`, `+33 (0)6 12 34` and `0033 6 12 34` all give `61234`, which also matches a
 * number that is stored as typed because it could not be parsed.
 */
export function phoneDigitsOf(typedText: string): string | undefined {
  if (!/^[\d\s+./()-]+$/.test(typedText)) return undefined
  const digits = typedText.replaceAll(/\(0\)|\D/g, '')
  if (digits.length < minDigits) return undefined
  const isInternational = /^\s*(\+|00)/.test(typedText)
  const significantDigits = digits.replace(/^0+/, '')
  // 33 is the country code of France.
  const searchedDigits = isInternational ? significantDigits.replace(/^330*/, '') : significantDigits
  // Without any, as in `0000`, every number would match.
  return searchedDigits === '' ? undefined : searchedDigits
}
