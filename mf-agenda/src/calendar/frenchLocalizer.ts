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

/**
 * The calendar's own date arithmetic, on native dates: half the script time of the one on moment.
 * Every format above is a function, so that no date library comes along.
 */
export const frenchLocalizer = new DateLocalizer({
  firstOfWeek: () => 1,
  formats: frenchFormats,
  format: (_value, pattern) => {
    throw new Error(`The calendar has no French format for '${pattern}'.`)
  },
})
