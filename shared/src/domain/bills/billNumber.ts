import type { Day } from '../calendar/day.ts'

/** The format of an invoice's number in electronic invoices (BR-FR-01 and BR-FR-02). */
const billNumberPattern = /^[A-Za-z0-9+\-_/]{1,35}$/

export const isBillNumber = (text: string): boolean => billNumberPattern.test(text)

/** The last number of a series, and the day it was issued. */
export interface IssuedNumber {
  number: string
  issuedOn: Day
}

const yearOf = (day: Day): string => day.slice(0, 4)

/**
 * Returns the next number of a series (ruling 8): the trailing digits plus one, with at least as many digits. If the
 * last number contains the year of its issue, a new year restarts at 1, with the year of `today`. The first number of a
 * series is `<prefix>2026-0001`.
 */
export function nextNumber(last: IssuedNumber | undefined, today: Day, prefix = ''): string {
  const year = yearOf(today)
  if (!last) return `${prefix}${year}-0001`
  const [, prefixPart = '', digits = ''] = /^(.*?)(\d*)$/.exec(last.number) ?? []
  const lastYear = yearOf(last.issuedOn)
  const isNewYear = lastYear !== year && prefixPart.includes(lastYear)
  const next = isNewYear ? 1 : Number(digits) + 1
  return `${isNewYear ? prefixPart.replace(lastYear, year) : prefixPart}${String(next).padStart(digits.length, '0')}`
}
