/** The country codes of overseas France, and the first digits of their national numbers. */
const overseasCodes: readonly [code: string, beginning: RegExp][] = [
  ['262', /^(?:262|263|269|639|69[23])/],
  ['590', /^(?:590|69[01])/],
  ['594', /^(?:594|694)/],
  ['596', /^(?:596|69[67])/],
]
const overseasCodeList = overseasCodes.map(([code]) => code)

const oneDigitCode = /^[17]/
const twoDigitCode = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** A zero in parentheses after the country code, which is dialled only within the country. */
const trunkZero = /^(\s*(?:\+|00)[\d\s.-]{1,6})\(0\)/

const isFrench = (code: string) => code === '33' || overseasCodeList.includes(code)

function splitCode(digits: string): [code: string, rest: string] {
  const frenchCode = ['33', ...overseasCodeList].find((code) => digits.startsWith(code))
  const length = frenchCode?.length ?? (oneDigitCode.test(digits) ? 1 : twoDigitCode.test(digits) ? 2 : 3)
  return [digits.slice(0, length), digits.slice(length)]
}

/**
 * Parses a phone number to E.164 (`+33612345678`); undefined for invalid text. French numbers are accepted in any usual
 * notation, with `+33`, `0033`, `(0)` or none, and overseas numbers also without country code; other numbers must begin
 * with `+` or `00`.
 */
export function parsePhone(text: string): string | undefined {
  const compact = text.replace(trunkZero, '$1').replaceAll(/[\s./()-]/g, '')
  if (/^0[1-9]\d{8}$/.test(compact)) {
    const national = compact.slice(1)
    return `+${overseasCodes.find(([, beginning]) => beginning.test(national))?.[0] ?? '33'}${national}`
  }
  const international = compact.replace(/^00/, '+')
  if (!/^\+[1-9]\d{8,14}$/.test(international)) return undefined
  const [code, rest] = splitCode(international.slice(1))
  if (!isFrench(code)) return international
  return /^0?[1-9]\d{8}$/.test(rest) ? `+${code}${rest.slice(-9)}` : undefined
}

const inPairs = (digits: string) => digits.replaceAll(/(?<=\d\d)(?=(?:\d\d)+$)/g, ' ')

/**
 * Formats a phone number for display: `06 12 34 56 78`, or `+41 791 23 45 67` for another country. Invalid text is
 * returned unchanged.
 */
export function formatPhone(text: string): string {
  const parsed = parsePhone(text)
  if (parsed === undefined) return text.trim()
  const [code, rest] = splitCode(parsed.slice(1))
  return isFrench(code) ? inPairs(`0${rest}`) : `+${code} ${inPairs(rest)}`
}
