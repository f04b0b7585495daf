import { addDays, weekday } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { holidayOf } from 'shared/domain/calendar/holidays'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { momentIn } from 'shared/domain/calendar/wallClock'

export const timeZone = 'Europe/Paris'

const today = () => momentIn(timeZone, new Date()).day

const isFortnightWithoutHoliday = (firstDay: Day): boolean =>
  Array.from({ length: 14 }, (_, index) => addDays(firstDay, index)).every((day) => holidayOf(day) === null)

const firstMondayWithoutHoliday = (candidate: Day): Day =>
  isFortnightWithoutHoliday(candidate) ? candidate : firstMondayWithoutHoliday(addDays(candidate, 7))

/**
 * A Monday at least two weeks ahead, so far that a booking request has its full time limit and a session can still be
 * cancelled. Its week and the following week have no public holiday.
 */
export const monday = firstMondayWithoutHoliday(addDays(isoWeekStart(today()), 21))

/** Returns the last Sunday of a month of 31 days in the next year. */
const lastSundayOf = (month: '03' | '10') => {
  const nextYear = Number(today().slice(0, 4)) + 1
  const lastDay = `${nextYear}-${month}-31`
  return addDays(lastDay, -(weekday(lastDay) % 7))
}

/** The days of next year on which French clocks go forward and back. */
export const springClockChange = lastSundayOf('03')
export const autumnClockChange = lastSundayOf('10')
