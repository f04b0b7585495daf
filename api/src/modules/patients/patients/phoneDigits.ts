const minDigits = 4

/**
 * Returns the digits to search in stored numbers such as `+33612345678`, when a phone number or a part of one is typed
 * in any spelling: `06 12 34`, `+33 (0)6 12 34` and `0033 6 12 34` are searched as `61234`, which a number that could not
 * be parsed when it was stored (`06 12 34…`) has too. Undefined for other texts.
 */
export function phoneDigitsOf(typedText: string): string | undefined {
  if (!/^[\d\s+./()-]+$/.test(typedText)) return undefined
  const digits = typedText.replaceAll(/\(0\)|\D/g, '')
  if (digits.length < minDigits) return undefined
  const isInternational = /^\s*(\+|00)/.test(typedText)
  const ownDigits = digits.replace(/^0+/, '')
  return isInternational ? ownDigits.replace(/^330*/, '') : ownDigits
}
