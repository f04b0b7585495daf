import type { Day } from '../calendar/day.ts'

/** What an electronic invoice takes as a number (BR-FR-01 and 02). */
const pattern = /^[A-Za-z0-9+\-_/]{1,35}$/

export const isBillNumber = (text: string): boolean => pattern.test(text)

/** The last number of a series, and the day it was given. */
export interface IssuedNumber {
  number: string
  issuedOn: Day
}

const yearOf = (day: Day): string => day.slice(0, 4)

/**
 * The number that follows in a series (ruling 8): the last digits plus one, as many as there were. A year in it that was
 * the year of its issue becomes the year of `today`, and counting begins again at 1. The first one is `2026-0001` with
 * the prefix given.
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
