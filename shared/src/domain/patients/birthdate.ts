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

/** Returns the parts of a date of birth, or of a year of birth if the date is unknown. */
export const birthDateParts = (date: string | null, year: number | null): DateParts =>
  date === null && year !== null ? { day: '', month: '', year: String(year) } : datePartsOf(date)

/** Returns the chosen year; null while none is chosen. */
export const yearOf = ({ year }: DateParts): number | null => (year === '' ? null : Number(year))

/**
 * Returns the years to choose from, the newest first: this year, `pastYears` past years, and the stored years even if
 * they are older, so that a stored date is always shown.
 */
export const yearsToChoose = (thisYear: number, pastYears: number, storedYears: readonly string[]): string[] => {
  const years = Array.from({ length: pastYears + 1 }, (_, index) => String(thisYear - index))
  return [...new Set([...years, ...storedYears.filter(Boolean)])].toSorted((one, other) => Number(other) - Number(one))
}

/**
 * Returns a French sentence about the part of an incomplete date that is saved: the year if `savesYearAlone`, else
 * nothing. Undefined for a complete or an empty date.
 */
export function incompleteText(parts: DateParts, savesYearAlone: boolean): string | undefined {
  const { day, month, year } = parts
  if (birthdateOf(parts) !== null || (day === '' && month === '' && year === '')) return undefined
  if (!savesYearAlone || year === '') return 'Date incomplète : elle ne sera pas enregistrée.'
  return day === '' && month === ''
    ? `Sans jour ni mois, seule l'année ${year} est enregistrée.`
    : `Date incomplète : seule l'année ${year} sera enregistrée.`
}

/** Returns the number of days in a month: 31 if the month is empty, 29 for February if the year is empty. */
export function daysInMonth({ month, year }: Pick<DateParts, 'month' | 'year'>): number {
  if (month === '') return 31
  return new Date(Date.UTC(year === '' ? 2024 : Number(year), Number(month), 0)).getUTCDate()
}

/** Clears a day that the chosen month does not have, such as 29 February 2023. */
export const clearImpossibleDay = (parts: DateParts): DateParts =>
  Number(parts.day) > daysInMonth(parts) ? { ...parts, day: '' } : parts

/** Returns the ISO date chosen in the three lists; null while a list is empty, or for a day that does not exist. */
export function birthdateOf(parts: DateParts): string | null {
  const { day, month, year } = clearImpossibleDay(parts)
  if (day === '' || month === '' || year === '') return null
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}
