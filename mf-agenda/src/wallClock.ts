import type { Day } from 'shared/domain/calendar/day'
import { endOfDay, minutesOf, timeOf } from 'shared/domain/calendar/time'
import type { Time } from 'shared/domain/calendar/time'
import { practiceNow } from 'shared/session'

/**
 * Returns a `Date` whose local day and time are the practice's, in any time zone of the browser, since the calendar
 * library works on local dates.
 */
export function wallClockDate(day: Day, time: Time = '00:00'): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minutesOf(time))
}

/**
 * Returns the local `Date` at which a block of the calendar ends. The calendar library shows a block that ends on the
 * next day as an all-day event, so 24:00 becomes the last second of the day.
 */
export const wallClockEnd = (day: Day, endTime: Time): Date =>
  endTime === endOfDay ? new Date(wallClockDate(day, endTime).getTime() - 1000) : wallClockDate(day, endTime)

/** Returns the end time of a block that begins on `day`: 24:00 if `end` is the last second of the day or later. */
export const endTimeOf = (day: Day, end: Date): Time =>
  dayOf(new Date(end.getTime() + 1000)) === day ? timeOfDate(end) : endOfDay

const twoDigits = (value: number) => String(value).padStart(2, '0')

export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

export const timeOfDate = (date: Date): Time => timeOf(date.getHours() * 60 + date.getMinutes())

/** Returns the current time of the practice as a local `Date`, as `wallClockDate` does. */
export function wallClockNow(): Date {
  const { day, time } = practiceNow()
  return wallClockDate(day, time)
}
