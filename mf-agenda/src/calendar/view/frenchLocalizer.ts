import { DateLocalizer } from 'react-big-calendar'
import type { DateRange, Formats, Messages } from 'react-big-calendar'
import { firstWeekdayFromSunday } from 'shared/domain/calendar/calendarWeek'
import { isWeekend } from 'shared/domain/calendar/weekend'
import { longDay } from 'shared/domain/format'
import { periodLabel } from './view.ts'
import { dayOf, endTimeOf, timeOfDate } from '../../wallClock.ts'

const weekdayFormat = new Intl.DateTimeFormat('fr-FR', { weekday: 'short' })

const formatTime = (date: Date) => timeOfDate(date)
const formatTimes = ({ start, end }: DateRange) => `${timeOfDate(start)} – ${endTimeOf(dayOf(start), end)}`

export const frenchFormats: Formats = {
  dateFormat: (date) => (date.getDate() === 1 ? '1er' : String(date.getDate())),
  dayFormat: (date) => `${weekdayFormat.format(date)} ${date.getDate()}`,
  weekdayFormat: (date) => weekdayFormat.format(date),
  dayHeaderFormat: (date) => longDay(dayOf(date)),
  dayRangeHeaderFormat: ({ start }) => periodLabel('week', dayOf(start)),
  monthHeaderFormat: (date) => periodLabel('month', dayOf(date)),
  timeGutterFormat: formatTime,
  selectRangeFormat: formatTimes,
  eventTimeRangeFormat: formatTimes,
  eventTimeRangeStartFormat: ({ start }) => `${timeOfDate(start)} –`,
  eventTimeRangeEndFormat: ({ end }) => `– ${endTimeOf(dayOf(end), end)}`,
}

export const frenchMessages: Messages = {
  allDay: 'Toute la journée',
  showMore: (count) => `+ ${count} ${count === 1 ? 'autre' : 'autres'}`,
  noEventsInRange: 'Aucune séance sur cette période.',
}

/**
 * Returns the days of a range. The library uses a day's `toString` as the key of its column. Here `toString` returns
 * the weekday, so that columns are reused from week to week.
 */
function daysBetween(from: Date, to: Date): Date[] {
  const days: Date[] = []
  for (let date = from; date <= to; date = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1))
    days.push(Object.assign(new Date(date), { toString: () => weekdayFormat.format(date) }))
  return days
}

const midnightOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Must be fast, because the library calls it for each session and day at each render. */
function isBetween(date: Date, from: Date, to: Date, unit?: string): boolean {
  const toNumber = unit === 'day' ? midnightOf : Number
  return toNumber(from) <= toNumber(date) && toNumber(date) <= toNumber(to)
}

const isInPeriod = ({ event, range }: Record<'event' | 'range', DateRange>) =>
  midnightOf(event.start) <= midnightOf(range.end) && event.end > range.start

function createLocalizer(range: (from: Date, to: Date) => Date[]): DateLocalizer {
  const localizer = new DateLocalizer({
    firstOfWeek: () => firstWeekdayFromSunday,
    formats: frenchFormats,
    range,
    inRange: isBetween,
    isSameDate: (left, right) => midnightOf(left) === midnightOf(right),
    format: (_value, pattern) => {
      throw new Error(`The calendar has no French format for '${pattern}'.`)
    },
  })
  // The library calls this method with other arguments than its types declare.
  return Object.assign(localizer, { inEventRange: isInPeriod })
}

/**
 * Date arithmetic of the calendar on native dates, twice as fast as the library moment. Every format of `frenchFormats`
 * is a function, so no date library is needed.
 */
export const frenchLocalizer = createLocalizer(daysBetween)

/**
 * `frenchLocalizer` for a week from Monday to Friday. The library's own work-week view loses the scroll position.
 */
export const workWeekLocalizer = createLocalizer((from, to) =>
  daysBetween(from, to).filter((date) => !isWeekend(dayOf(date))),
)
