/** The sum of the digits, every second one from the right doubled, is a multiple of ten. */
function hasLuhnKey(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const weighed = index % 2 === 0 ? digit : digit * 2
      return total + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
  return sum % 10 === 0
}

/** Whether the text is a SIREN: nine digits whose key is right, and not nine zeros. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && Number(text) > 0 && hasLuhnKey(text)

/** The SIREN without the spaces and dots it may be typed or pasted with. */
export const formatSiren = (text: string): string => text.replaceAll(/[\s.]/g, '')
