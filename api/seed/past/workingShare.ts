import { holidayOf } from 'shared/domain/calendar/holidays'
import { weekday, type Day } from 'shared/domain/calendar/day'

/** Periods of a year, by month and day, in which a practice works less, and how much of its usual work is left. */
const lightPeriods = [
  { from: '01-01', to: '01-04', share: 0.2 },
  { from: '02-10', to: '02-24', share: 0.6 },
  { from: '04-08', to: '04-22', share: 0.65 },
  { from: '07-06', to: '07-31', share: 0.6 },
  { from: '08-01', to: '08-23', share: 0.2 },
  { from: '08-24', to: '08-31', share: 0.6 },
  { from: '10-20', to: '11-02', share: 0.75 },
  { from: '12-20', to: '12-31', share: 0.2 },
] as const

/** Shares of the days of a week: few sessions on Saturdays, none on Sundays. */
const shareOfWeekday = [1, 1, 1, 1, 1, 1 / 3, 0]

/**
 * Returns how much of its usual work a practice does on a day, from 0 to 1: less in light periods and on Saturdays,
 * none on Sundays and public holidays.
 */
export function workingShare(day: Day): number {
  if (holidayOf(day) !== null) return 0
  const monthAndDay = day.slice(5)
  const period = lightPeriods.find(({ from, to }) => from <= monthAndDay && monthAndDay <= to)
  return (period?.share ?? 1) * (shareOfWeekday[weekday(day) - 1] ?? 0)
}
