import type { Period } from 'shared/domain/calendar/period'
import { dayName } from 'shared/domain/format'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options })
const dayOnly = format({ day: 'numeric' })
const dayMonth = format({ day: 'numeric', month: 'long' })
const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' })

const withOrdinal = (text: string) => text.replace(/\b1(?= [a-zéû])/, '1er')

/** Name of a period: « 16 – 22 novembre 2026 », « 28 décembre 2026 – 3 janvier 2027 ». */
export function rangeName({ startDate, endDate }: Period): string {
  const end = withOrdinal(dayMonthYear.format(utc(endDate)))
  if (startDate === endDate) return `${dayName(startDate)} ${startDate.slice(0, 4)}`
  if (startDate.slice(0, 7) === endDate.slice(0, 7))
    return `${dayOnly.format(utc(startDate)).replace(/^1$/, '1er')} – ${end}`
  const start = startDate.slice(0, 4) === endDate.slice(0, 4) ? dayMonth : dayMonthYear
  return `${withOrdinal(start.format(utc(startDate)))} – ${end}`
}
