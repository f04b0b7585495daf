/** A date of birth as it is chosen: three lists, each empty at first. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export const partsOf = (date: string | null): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day, month, year }
}

/** Days the month has; 31 while the month is not known, 29 in February while the year is not. */
export function daysIn({ month, year }: Pick<DateParts, 'month' | 'year'>): number {
  if (month === '') return 31
  return new Date(Date.UTC(year === '' ? 2024 : Number(year), Number(month), 0)).getUTCDate()
}

/** The ISO date of three fields: null while one is empty, and the last day of the month when the day is beyond it. */
export function birthdateOf(parts: DateParts): string | null {
  if (parts.day === '' || parts.month === '' || parts.year === '') return null
  const day = Math.min(Number(parts.day), daysIn(parts))
  return [parts.year, parts.month.padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
