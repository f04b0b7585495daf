const currencyAndUnits = /€|\beur(?:os?)?\b|%/giu
const minusSigns = /[−–‒]/gu

/** Removes units, spaces and apostrophes from a number; converts `(12)` and `12-` to `-12`. */
function stripNotation(text: string): string {
  const withoutUnits = text.replaceAll(currencyAndUnits, '').replaceAll(minusSigns, '-')
  return withoutUnits
    .replaceAll(/[\s'’]/gu, '')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^([^-]+)-$/, '-$1')
    .replace(/^\+/, '')
}

/** Whether spaces and apostrophes between digits, if any, separate groups of three: « 12 50 » is not a number. */
const areSpacesBetweenThousands = (text: string): boolean => {
  const [, ...groups] = text.split(/(?<=\d)[\s'’]+(?=\d)/u)
  return groups.every((group) => /^\d{3}(?!\d)/.test(group))
}

const hasGroupsOfThousands = (text: string): boolean => /^\d{1,3}(?:[.,]\d{3})+$/.test(text)

/** Reads a number with a single separator; `ambiguous` if it could separate thousands or decimals. */
function readOneSeparator(whole: string, decimals: string, isDecimalComma: boolean): number | null | 'ambiguous' {
  const canBeThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (canBeThousands && !isDecimalComma) return 'ambiguous'
  return whole === '' && decimals === '' ? null : Number(`${whole || '0'}.${decimals || '0'}`)
}

interface AmountOptions {
  /** The number of decimals that the field accepts; with three or more, the comma of « 1,250 » is a decimal comma. */
  decimals?: number
}

/** Reads the digits and separators of a number without a sign. */
function readUnsigned(text: string, decimals: number): number | null | 'ambiguous' {
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return null
  const separators = text.replaceAll(/\d/g, '')
  if (separators === '') return Number(text)
  const last = separators.at(-1) ?? ''
  const lastIndex = text.lastIndexOf(last)
  const [whole, fraction] = [text.slice(0, lastIndex), text.slice(lastIndex + 1)]
  if (separators.length === 1) return readOneSeparator(whole, fraction, last === ',' && decimals >= 3)
  // Thousands only: « 1.234.567 ».
  if (new Set(separators).size === 1) return hasGroupsOfThousands(text) ? Number(text.replaceAll(last, '')) : null
  // The last of the two separators is the decimal one: « 1.234,56 » and « 1,234.56 ».
  return !whole.includes(last) && hasGroupsOfThousands(whole)
    ? Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`)
    : null
}

function readAmount(text: string, { decimals = 2 }: AmountOptions): number | null | 'ambiguous' {
  if (!areSpacesBetweenThousands(text)) return null
  const bare = stripNotation(text)
  const isNegative = bare.startsWith('-')
  const amount = readUnsigned(isNegative ? bare.slice(1) : bare, decimals)
  return typeof amount === 'number' && isNegative ? -amount : amount
}

/**
 * Parses a number that was copied from a document or a spreadsheet: `1 234,50 €`, `1.234,50` and `1,234.50` as 1234.5,
 * `(12)` and `-12` as -12. If there are two kinds of separators, the last one is the decimal one. Null for an ambiguous
 * number and for any other text.
 */
export function parseAmount(text = '', options: AmountOptions = {}): number | null {
  const amount = readAmount(text, options)
  return amount === 'ambiguous' ? null : amount
}

/** Whether a text can be read as two numbers: `1.250` as 1.25 and as 1250. */
export const isAmbiguousAmount = (text = '', options: AmountOptions = {}): boolean =>
  readAmount(text, options) === 'ambiguous'

/** Returns the message for an ambiguous amount: its two readings, and that the user must type the amount. */
export const ambiguousAmountSentence = (text: string): string => {
  const [whole = '', decimals = ''] = stripNotation(text).split(/[.,]/)
  return `« ${text.trim()} » peut se lire ${whole},${decimals} ou ${whole} ${decimals} : saisissez le nombre voulu.`
}
