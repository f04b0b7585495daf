import type { Day } from '../calendar/day.ts'

/** The format of a number in an electronic invoice (BR-FR-01 and 02). */
const billNumberPattern = /^[A-Za-z0-9+\-_/]{1,35}$/

export const isBillNumber = (text: string): boolean => billNumberPattern.test(text)

/** The last number of a series, and the day it was issued. */
export interface IssuedNumber {
  number: string
  issuedOn: Day
}

const yearOf = (day: Day): string => day.slice(0, 4)

/**
 * The next number of a series (ruling 8): the trailing digits plus one, with the same width. A number that contains the
 * year of its issue restarts at 1 in a new year, with the year of `today`. The first number of a series is
 * `<prefix>2026-0001`.
 */
export function nextNumber(last: IssuedNumber | undefined, today: Day, prefix = ''): string {
  const year = yearOf(today)
  if (!last) return `${prefix}${year}-0001`
  const [, head = '', digits = ''] = /^(.*?)(\d*)$/.exec(last.number) ?? []
  const lastYear = yearOf(last.issuedOn)
  const isNewYear = lastYear !== year && head.includes(lastYear)
  const next = isNewYear ? 1 : Number(digits) + 1
  return `${isNewYear ? head.replace(lastYear, year) : head}${String(next).padStart(digits.length, '0')}`
}
