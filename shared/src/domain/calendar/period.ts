import { addDays, daysBetween, type Day } from './day.ts'

/** A period of days; both ends are included. */
export interface Period {
  startDate: Day
  endDate: Day
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

const firstOfNextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31))

export const monthOf = (day: Day): Period => ({
  startDate: firstOfMonth(day),
  endDate: addDays(firstOfNextMonth(day), -1),
})

/** Counts the days of a period; zero or less if it ends before it starts. */
export const lengthInDays = ({ startDate, endDate }: Period): number => daysBetween(startDate, endDate) + 1

export const daysOf = (period: Period): Day[] =>
  Array.from({ length: Math.max(0, lengthInDays(period)) }, (_, index) => addDays(period.startDate, index))
