import type { Day } from './day.ts'

/** Takes a day as typed, `yyyy-mm-dd`; returns it with a year of one or two digits, `0026`, in this century: `2026`. */
export const withFullYear = (day: Day): Day => (day.startsWith('00') ? `20${day.slice(2)}` : day)

/** Takes a day as typed, `yyyy-mm-dd`; returns whether its year has fewer than four digits. */
export const hasShortYear = (day: Day): boolean => day.startsWith('0')
