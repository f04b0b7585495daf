/** The country codes of overseas France, with the first digits of the national numbers of each. */
const overseasCodes: readonly [code: string, beginning: RegExp][] = [
  ['262', /^(?:262|263|269|639|69[23])/],
  ['590', /^(?:590|69[01])/],
  ['594', /^(?:594|694)/],
  ['596', /^(?:596|69[67])/],
]
const overseasCodeList = overseasCodes.map(([code]) => code)

const oneDigitCodePattern = /^[17]/
const twoDigitCodePattern = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Matches a zero in parentheses after the country code, which is dialled only within the country. */
const trunkZeroPattern = /^(\s*(?:\+|00)[\d\s.-]{1,6})\(0\)/

const isFrench = (code: string) => code === '33' || overseasCodeList.includes(code)

function splitCode(digits: string): [code: string, nationalNumber: string] {
  const frenchCode = ['33', ...overseasCodeList].find((code) => digits.startsWith(code))
  const length = frenchCode?.length ?? (oneDigitCodePattern.test(digits) ? 1 : twoDigitCodePattern.test(digits) ? 2 : 3)
  return [digits.slice(0, length), digits.slice(length)]
}

/**
 * Converts a phone number to E.164 (`+33612345678`); undefined for invalid text. French numbers, also overseas, are
 * accepted in any usual notation, with or without the country code; other numbers must begin with `+` or `00`.
 */
export function parsePhone(text: string): string | undefined {
  const compactNumber = text.replace(trunkZeroPattern, '$1').replaceAll(/[\s./()-]/g, '')
  if (/^0[1-9]\d{8}$/.test(compactNumber)) {
    const national = compactNumber.slice(1)
    return `+${overseasCodes.find(([, beginning]) => beginning.test(national))?.[0] ?? '33'}${national}`
  }
  const international = compactNumber.replace(/^00/, '+')
  if (!/^\+[1-9]\d{8,14}$/.test(international)) return undefined
  const [code, nationalNumber] = splitCode(international.slice(1))
  if (!isFrench(code)) return international
  return /^0?[1-9]\d{8}$/.test(nationalNumber) ? `+${code}${nationalNumber.slice(-9)}` : undefined
}

const groupInPairs = (digits: string) => digits.replaceAll(/(?<=\d\d)(?=(?:\d\d)+$)/g, ' ')

/**
 * Formats a phone number for display: `06 12 34 56 78`, or `+41 791 23 45 67` for another country. Invalid text is only
 * trimmed.
 */
export function formatPhone(text: string): string {
  const parsedNumber = parsePhone(text)
  if (parsedNumber === undefined) return text.trim()
  const [code, nationalNumber] = splitCode(parsedNumber.slice(1))
  return isFrench(code) ? groupInPairs(`0${nationalNumber}`) : `+${code} ${groupInPairs(nationalNumber)}`
}
