/** A date of birth as chosen in three lists, each initially empty. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export const partsOf = (date: string | null): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day, month, year }
}

/** The number of days in the month; 31 while the month is unknown, 29 in February while the year is. */
export function daysIn({ month, year }: Pick<DateParts, 'month' | 'year'>): number {
  if (month === '') return 31
  return new Date(Date.UTC(year === '' ? 2024 : Number(year), Number(month), 0)).getUTCDate()
}

/** The ISO date of the three lists: null while one is empty, and the last day of the month if the day is beyond it. */
export function birthdateOf(parts: DateParts): string | null {
  if (parts.day === '' || parts.month === '' || parts.year === '') return null
  const day = Math.min(Number(parts.day), daysIn(parts))
  return [parts.year, parts.month.padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
