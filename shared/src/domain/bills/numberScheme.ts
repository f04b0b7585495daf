import type { Day } from '../calendar/day.ts'

/** The format of a date within a number: `YY` is the year in two digits, `M` the month without a leading zero. */
type DatePattern = 'YYYYMMDD' | 'YYMMDD' | 'YYYYMM' | 'MMYYYY' | 'YYYY' | 'YYMM' | 'MMYY' | 'YY' | 'MM' | 'M'

type SchemePart = { text: string } | { date: DatePattern } | { minDigits: number }

/** The parts of the numbers of a series, in their order: texts, dates, and one counter. */
export type NumberScheme = readonly SchemePart[]

const formatDate = (pattern: DatePattern, day: Day): string => {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  if (pattern === 'M') return String(Number(month))
  return pattern.replace('YYYY', year).replace('YY', year.slice(2)).replace('MM', month).replace('DD', dayOfMonth)
}

/** The patterns with a year; the first pattern whose date equals a group of digits is used. */
const yearPatterns = ['YYYYMMDD', 'YYMMDD', 'YYYYMM', 'MMYYYY', 'YYYY', 'YYMM', 'MMYY', 'YY'] as const

/** The patterns that may precede the counter without a separator. */
const joinedPatterns = ['YYYYMMDD', 'YYYYMM', 'YYYY', 'YYMM', 'YY'] as const

/**
 * Splits a group of digits into date and counter: 20260042, or 00422026 with the year last. A date other than a
 * four-digit year is only recognised if the counter after it has three or more digits with a leading zero.
 */
function counterParts(digits: string, day: Day): SchemePart[] {
  const joined = joinedPatterns.find((pattern) => {
    const prefix = formatDate(pattern, day)
    const counterDigits = digits.slice(prefix.length)
    return digits.startsWith(prefix) && (pattern === 'YYYY' ? counterDigits !== '' : /^0\d{2,}$/.test(counterDigits))
  })
  if (joined) return [{ date: joined }, { minDigits: digits.length - joined.length }]
  if (digits.length > 4 && digits.endsWith(formatDate('YYYY', day)))
    return [{ minDigits: digits.length - 4 }, { date: 'YYYY' }]
  return [{ minDigits: digits.length }]
}

/** Finds the group of digits that is the year and an adjacent group that is the month; at least one group remains. */
function findDates(groups: readonly string[], day: Day): Map<number, DatePattern> {
  const dates = new Map<number, DatePattern>()
  if (groups.length < 2) return dates
  const yearPattern = yearPatterns.find((pattern) => groups.includes(formatDate(pattern, day)))
  if (!yearPattern) return dates
  const yearIndex = groups.indexOf(formatDate(yearPattern, day))
  dates.set(yearIndex, yearPattern)
  if (groups.length < 3 || yearPattern.includes('M')) return dates
  const monthPatternOf = (index: number) =>
    (['MM', 'M'] as const).find((pattern) => groups[index] === formatDate(pattern, day))
  const monthIndexes = [yearIndex + 1, yearIndex - 1].filter((index) => monthPatternOf(index) !== undefined)
  const monthIndex = monthIndexes.find((index) => index < groups.length - 1) ?? monthIndexes[0]
  const monthPattern = monthIndex === undefined ? undefined : monthPatternOf(monthIndex)
  if (monthIndex !== undefined && monthPattern) dates.set(monthIndex, monthPattern)
  return dates
}

/**
 * Reads the scheme of a series from its first number and the day of its issue: the year and the month of that day are
 * dates, and of the other groups of digits the last one is the counter. Returns undefined without a counter, as for
 * FA-2026.
 */
export function schemeOf(firstNumber: string, issuedOn: Day): NumberScheme | undefined {
  // The groups of digits have odd indexes.
  const tokens = firstNumber.split(/(\d+)/)
  const groups = tokens.filter((_token, index) => index % 2 === 1)
  const dates = findDates(groups, issuedOn)
  const counterIndex = groups.findLastIndex((_group, index) => !dates.has(index))
  if (counterIndex < 0 || (groups.length === 1 && groups[0] === formatDate('YYYY', issuedOn))) return undefined
  return tokens.flatMap((token, index): SchemePart[] => {
    if (index % 2 === 0) return token === '' ? [] : [{ text: token }]
    const groupIndex = (index - 1) / 2
    const date = dates.get(groupIndex)
    if (date) return [{ date }]
    if (groupIndex !== counterIndex) return [{ text: token }]
    return dates.size > 0 ? [{ minDigits: token.length }] : counterParts(token, issuedOn)
  })
}

/** Whether the numbers contain the year, so that the counter restarts at 1 in a new year. */
export const hasYear = (scheme: NumberScheme): boolean =>
  scheme.some((part) => 'date' in part && part.date.includes('YY'))

/** Whether the numbers contain the month. */
export const hasMonth = (scheme: NumberScheme): boolean =>
  scheme.some((part) => 'date' in part && part.date.includes('M'))

/** Formats the number of a scheme with this counter, issued on this day. */
export const formatNumber = (scheme: NumberScheme, counter: bigint, day: Day): string =>
  scheme
    .map((part) => {
      if ('text' in part) return part.text
      return 'date' in part ? formatDate(part.date, day) : String(counter).padStart(part.minDigits, '0')
    })
    .join('')

const regExpOf = (part: SchemePart): string => {
  if ('text' in part) return part.text.replaceAll(/[^\w]/g, String.raw`\$&`)
  if ('minDigits' in part) return String.raw`(?<counter>\d+)`
  if (part.date === 'M') return String.raw`\d{1,2}`
  const year = part.date.startsWith('MM') ? part.date.slice(2) : part.date.replace(/M.*/, '')
  if (year === '') return String.raw`\d{2}`
  return part.date.replace(year, String.raw`(?<year>\d{${year.length}})`).replaceAll(/MM|DD/g, String.raw`\d{2}`)
}

/**
 * Reads the counter and the year of a number of the scheme; the year has two or four digits, as in the scheme. Returns
 * undefined for a number of another scheme.
 */
export function readNumber(scheme: NumberScheme, number: string): { counter: bigint; year: string } | undefined {
  const groups = new RegExp(`^${scheme.map(regExpOf).join('')}$`, 'i').exec(number)?.groups
  return groups?.['counter'] === undefined
    ? undefined
    : { counter: BigInt(groups['counter']), year: groups['year'] ?? '' }
}

/** Returns the year of a day with two or four digits, as in the scheme; '' for a scheme without a year. */
export function yearIn(scheme: NumberScheme, day: Day): string {
  const year = scheme.find((part) => 'date' in part && part.date.includes('YY'))
  if (!year || !('date' in year)) return ''
  return formatDate(year.date.includes('YYYY') ? 'YYYY' : 'YY', day)
}
