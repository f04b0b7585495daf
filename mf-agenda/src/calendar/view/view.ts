import { calendarWeek, wholeCalendarWeeks } from 'shared/domain/calendar/calendarWeek'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { firstOfMonth, monthOf } from 'shared/domain/calendar/period'
import type { Period } from 'shared/domain/calendar/period'
import { longDay } from 'shared/domain/format'

export const viewNames = ['day', 'week', 'month', 'animals', 'list'] as const
export type AgendaViewName = (typeof viewNames)[number]

export const viewLabels: Record<AgendaViewName, string> = {
  day: 'Jour',
  week: 'Semaine',
  month: 'Mois',
  animals: 'Animaux',
  list: 'Liste',
}

/** Values of the `vue` query parameter. */
export const viewParams: Record<AgendaViewName, string> = {
  day: 'jour',
  week: 'semaine',
  month: 'mois',
  animals: 'animaux',
  list: 'liste',
}

/** Whether the view shows one day, in columns or not. */
const isOfOneDay = (view: AgendaViewName) => view === 'day' || view === 'animals'

/** Returns the days that a view shows: whole weeks for a month, one week for the list. */
export function shownPeriod(view: AgendaViewName, day: Day): Period {
  if (isOfOneDay(view)) return { startDate: day, endDate: day }
  return view === 'month' ? wholeCalendarWeeks(monthOf(day)) : calendarWeek(day)
}

/** Returns the period to load: a whole week for a view of a day, so that moving from day to day sends no request. */
export const loadedPeriod = (view: AgendaViewName, day: Day): Period =>
  shownPeriod(isOfOneDay(view) ? 'week' : view, day)

/**
 * Returns the day to show after a step to the next (1) or previous (-1) period; in the month view, the first day of the
 * month.
 */
export function dayAfterStep(view: AgendaViewName, day: Day, step: 1 | -1): Day {
  if (isOfOneDay(view)) return addDays(day, step)
  if (view !== 'month') return addDays(day, 7 * step)
  const firstDay = firstOfMonth(day)
  return firstOfMonth(addDays(firstDay, step === 1 ? 31 : -1))
}

const splitDay = (day: Day) => {
  const [, date = '', month = '', year = ''] = /^\S+ (\S+) (\S+) (\S+)$/.exec(longDay(day)) ?? []
  return { date, month, year }
}

/** Returns « 16 – 22 novembre 2026 »; the first day has a month and a year only if they differ from the last day's. */
function weekLabel({ startDate, endDate }: Period): string {
  const [first, last] = [splitDay(startDate), splitDay(endDate)]
  const parts = [first.date, first.month === last.month ? '' : first.month, first.year === last.year ? '' : first.year]
  return `${parts.filter(Boolean).join(' ')} – ${last.date} ${last.month} ${last.year}`
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function periodLabel(view: AgendaViewName, day: Day): string {
  if (isOfOneDay(view)) return capitalise(longDay(day))
  if (view !== 'month') return weekLabel(calendarWeek(day))
  const { month, year } = splitDay(day)
  return capitalise(`${month} ${year}`)
}

const shortDate = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const shortRange = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const utcDate = (day: Day) => new Date(`${day}T00:00:00Z`)

/** Label of the period for the narrowest screens: « Sam. 28 nov. », « 23–29 nov. ». */
export function shortPeriodLabel(view: AgendaViewName, day: Day): string {
  if (isOfOneDay(view)) return capitalise(shortDate.format(utcDate(day)))
  const { startDate, endDate } = shownPeriod(view, day)
  return view === 'month' ? periodLabel(view, day) : shortRange.formatRange(utcDate(startDate), utcDate(endDate))
}

const compareByStart = (a: ScheduledItem, b: ScheduledItem) =>
  `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`)

interface ScheduledItem {
  date: Day
  startTime: string
}

/** Groups sessions by day, sorted by time. */
export const groupByDay = <T extends ScheduledItem>(sessions: readonly T[]): [Day, T[]][] => [
  ...Map.groupBy(sessions.toSorted(compareByStart), ({ date }) => date),
]
