import type { Day } from './day.ts'

/** Converts the year of a typed day from one or two digits to four: `0026-11-20` becomes `2026-11-20`. */
export const withFullYear = (day: Day): Day => (day.startsWith('00') ? `20${day.slice(2)}` : day)

/** Whether the year of a typed day has fewer than four digits, like `0026-11-20`. */
export const hasShortYear = (day: Day): boolean => day.startsWith('0')
