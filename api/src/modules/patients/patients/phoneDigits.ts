const minDigits = 4

/**
 * Returns the digits to search in stored numbers such as `+33612345678`, when a phone number or a part of one is typed:
 * `06 12 34` is searched as `61234`. Undefined for other texts.
 */
export function phoneDigitsOf(typedText: string): string | undefined {
  if (!/^[\d\s+./()-]+$/.test(typedText)) return undefined
  const digits = typedText.replaceAll(/\D/g, '')
  return digits.length < minDigits ? undefined : digits.replace(/^0+/, '')
}
