import type { Period } from 'shared/domain/calendar/period'
import { dayName } from 'shared/domain/format'

const utcDate = (day: string) => new Date(`${day}T00:00:00Z`)
const formatterOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options })
const dayOnly = formatterOf({ day: 'numeric' })
const dayMonth = formatterOf({ day: 'numeric', month: 'long' })
const dayMonthYear = formatterOf({ day: 'numeric', month: 'long', year: 'numeric' })

const withOrdinal = (text: string) => text.replace(/\b1(?= [a-zéû])/, '1er')

/** Returns the name of a period, e.g. « 16 – 22 novembre 2026 » or « 28 décembre 2026 – 3 janvier 2027 ». */
export function periodName({ startDate, endDate }: Period): string {
  const endText = withOrdinal(dayMonthYear.format(utcDate(endDate)))
  if (startDate === endDate) return `${dayName(startDate)} ${startDate.slice(0, 4)}`
  if (startDate.slice(0, 7) === endDate.slice(0, 7))
    return `${dayOnly.format(utcDate(startDate)).replace(/^1$/, '1er')} – ${endText}`
  const startFormat = startDate.slice(0, 4) === endDate.slice(0, 4) ? dayMonth : dayMonthYear
  return `${withOrdinal(startFormat.format(utcDate(startDate)))} – ${endText}`
}
