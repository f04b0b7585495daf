import { calendarWeek, wholeCalendarWeeks } from 'shared/domain/calendar/calendarWeek'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { firstOfMonth, monthOf } from 'shared/domain/calendar/period'
import type { Period } from 'shared/domain/calendar/period'
import { longDay } from 'shared/domain/format'

export const viewNames = ['day', 'week', 'month', 'list'] as const
export type AgendaViewName = (typeof viewNames)[number]

export const viewLabels: Record<AgendaViewName, string> = { day: 'Jour', week: 'Semaine', month: 'Mois', list: 'Liste' }

/** Values of the `vue` query parameter. */
export const viewParams: Record<AgendaViewName, string> = { day: 'jour', week: 'semaine', month: 'mois', list: 'liste' }

/** Days that a view shows: whole weeks for a month, one week for the list. */
export function shownPeriod(view: AgendaViewName, day: Day): Period {
  if (view === 'day') return { startDate: day, endDate: day }
  return view === 'month' ? wholeCalendarWeeks(monthOf(day)) : calendarWeek(day)
}

/** Period to load: a whole week for the day view, so that moving from day to day sends no request. */
export const loadedPeriod = (view: AgendaViewName, day: Day): Period => shownPeriod(view === 'day' ? 'week' : view, day)

export function dayAfter(view: AgendaViewName, day: Day, steps: 1 | -1): Day {
  if (view === 'day') return addDays(day, steps)
  if (view !== 'month') return addDays(day, 7 * steps)
  const first = firstOfMonth(day)
  return firstOfMonth(addDays(first, steps === 1 ? 31 : -1))
}

const dateParts = (day: Day) => {
  const [, date = '', month = '', year = ''] = /^\S+ (\S+) (\S+) (\S+)$/.exec(longDay(day)) ?? []
  return { date, month, year }
}

/** « 16 – 22 novembre 2026 »; the first day has a month and a year only if they differ from the last day's. */
function weekLabel({ startDate, endDate }: Period): string {
  const [from, to] = [dateParts(startDate), dateParts(endDate)]
  const parts = [from.date, from.month === to.month ? '' : from.month, from.year === to.year ? '' : from.year]
  return `${parts.filter(Boolean).join(' ')} – ${to.date} ${to.month} ${to.year}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function periodLabel(view: AgendaViewName, day: Day): string {
  if (view === 'day') return capitalised(longDay(day))
  if (view !== 'month') return weekLabel(calendarWeek(day))
  const { month, year } = dateParts(day)
  return capitalised(`${month} ${year}`)
}

const byStart = (a: Scheduled, b: Scheduled) => `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`)

interface Scheduled {
  date: Day
  startTime: string
}

/** Sessions grouped by day, sorted by time. */
export const byDayAndHour = <T extends Scheduled>(sessions: readonly T[]): [Day, T[]][] => [
  ...Map.groupBy(sessions.toSorted(byStart), ({ date }) => date),
]
