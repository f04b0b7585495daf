import { addDays, weekday } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { holidayOf } from 'shared/domain/calendar/holidays'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { nowIn } from 'shared/domain/calendar/wallClock'

export const zone = 'Europe/Paris'

const today = () => nowIn(zone, new Date()).day

const isWithoutHoliday = (first: Day): boolean =>
  Array.from({ length: 14 }, (_, count) => addDays(first, count)).every((day) => holidayOf(day) === null)

const withoutHoliday = (first: Day): Day => (isWithoutHoliday(first) ? first : withoutHoliday(addDays(first, 7)))

/**
 * A Monday far enough in the future that a request is held for the full time and can still be cancelled. Its week and
 * the next have no public holiday.
 */
export const monday = withoutHoliday(addDays(isoWeekStart(today()), 21))

const lastSundayOf = (month: string) => {
  const [year, last] = [Number(today().slice(0, 4)) + 1, 31]
  const end = `${year}-${month}-${last}`
  return addDays(end, -(weekday(end) % 7))
}

/** The days of next year on which French clocks go forward and back. */
export const springChange = lastSundayOf('03')
export const autumnChange = lastSundayOf('10')
