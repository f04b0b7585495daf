/** A date of birth as chosen in three lists; each part is empty until chosen. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export const datePartsOf = (date: string | null): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day, month, year }
}

/** Returns the number of days in a month: 31 if the month is empty, 29 for February if the year is empty. */
export function daysIn({ month, year }: Pick<DateParts, 'month' | 'year'>): number {
  if (month === '') return 31
  return new Date(Date.UTC(year === '' ? 2024 : Number(year), Number(month), 0)).getUTCDate()
}

/**
 * Returns the ISO date chosen in the three lists; null while a list is empty. A day after the end of the month becomes
 * the last day of the month.
 */
export function birthdateOf(parts: DateParts): string | null {
  if (parts.day === '' || parts.month === '' || parts.year === '') return null
  const day = Math.min(Number(parts.day), daysIn(parts))
  return [parts.year, parts.month.padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
