import { DateLocalizer } from 'react-big-calendar'
import type { DateRange, Formats, Messages } from 'react-big-calendar'
import { longDay } from 'shared/domain/format'
import { periodLabel } from './view.ts'
import { dayOf, timeOfDate } from './wallDate.ts'

const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'short' })

const hour = (date: Date) => timeOfDate(date)
const hours = ({ start, end }: DateRange) => `${timeOfDate(start)} – ${timeOfDate(end)}`

export const frenchFormats: Formats = {
  dateFormat: (date) => (date.getDate() === 1 ? '1er' : String(date.getDate())),
  dayFormat: (date) => `${weekday.format(date)} ${date.getDate()}`,
  weekdayFormat: (date) => weekday.format(date),
  dayHeaderFormat: (date) => longDay(dayOf(date)),
  dayRangeHeaderFormat: ({ start }) => periodLabel('week', dayOf(start)),
  monthHeaderFormat: (date) => periodLabel('month', dayOf(date)),
  timeGutterFormat: hour,
  selectRangeFormat: hours,
  eventTimeRangeFormat: hours,
  eventTimeRangeStartFormat: ({ start }) => `${timeOfDate(start)} –`,
  eventTimeRangeEndFormat: ({ end }) => `– ${timeOfDate(end)}`,
}

export const frenchMessages: Messages = {
  allDay: 'Toute la journée',
  showMore: (count) => `+ ${count} ${count === 1 ? 'autre' : 'autres'}`,
  noEventsInRange: 'Aucune séance sur cette période.',
}

/** The days from one to the other. The library draws a column anew when its day's text changes: a weekday's keeps the columns, their slots and blocks from week to week. */
function columns(from: Date, to: Date): Date[] {
  const days: Date[] = []
  for (let date = from; date <= to; date = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1))
    days.push(Object.assign(new Date(date), { toString: () => weekday.format(date) }))
  return days
}

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Whether a session touches a day, and the like; asked for each session and day at each drawing. */
function isBetween(date: Date, from: Date, to: Date, unit?: string): boolean {
  const at = unit === 'day' ? midnight : Number
  return at(from) <= at(date) && at(date) <= at(to)
}

const isInPeriod = ({ event, range }: Record<'event' | 'range', DateRange>) =>
  midnight(event.start) <= midnight(range.end) && event.end > range.start

/**
 * The calendar's own date arithmetic, on native dates: half the script time of the one on moment.
 * Every format above is a function, so that no date library comes along.
 */
export const frenchLocalizer = new DateLocalizer({
  firstOfWeek: () => 1,
  formats: frenchFormats,
  range: columns,
  inRange: isBetween,
  isSameDate: (one, other) => midnight(one) === midnight(other),
  format: (_value, pattern) => {
    throw new Error(`The calendar has no French format for '${pattern}'.`)
  },
})
// Its types tell other arguments than those it gives.
Object.assign(frenchLocalizer, { inEventRange: isInPeriod })
