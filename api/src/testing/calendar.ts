import { addDays, weekday } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { holidayOf } from 'shared/domain/calendar/holidays'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { nowIn } from 'shared/domain/calendar/wallClock'

export const timeZone = 'Europe/Paris'

const today = () => nowIn(timeZone, new Date()).day

const isFortnightWithoutHoliday = (first: Day): boolean =>
  Array.from({ length: 14 }, (_, count) => addDays(first, count)).every((day) => holidayOf(day) === null)

const firstWithoutHoliday = (first: Day): Day =>
  isFortnightWithoutHoliday(first) ? first : firstWithoutHoliday(addDays(first, 7))

/**
 * A Monday at least two weeks ahead, so far that a booking request has its full time limit and a session can still be
 * cancelled. Its week and the following week have no public holiday.
 */
export const monday = firstWithoutHoliday(addDays(isoWeekStart(today()), 21))

const lastSundayOf = (month: string) => {
  const [year, last] = [Number(today().slice(0, 4)) + 1, 31]
  const end = `${year}-${month}-${last}`
  return addDays(end, -(weekday(end) % 7))
}

/** The days of next year on which French clocks go forward and back. */
export const springClockChange = lastSundayOf('03')
export const autumnClockChange = lastSundayOf('10')
