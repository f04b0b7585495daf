import type { Day } from 'shared/domain/calendar/day'
import { minutesOf, timeOf } from 'shared/domain/calendar/time'
import type { Time } from 'shared/domain/calendar/time'
import { practiceNow } from 'shared/session'

/**
 * Returns a local `Date` that shows the practice's day and time in any time zone of the browser, since the calendar library
 * works on local dates.
 */
export function wallDate(day: Day, time: Time = '00:00'): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minutesOf(time))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

export const timeOfDate = (date: Date): Time => timeOf(date.getHours() * 60 + date.getMinutes())

/** Returns the current time of the practice as a local `Date`, as `wallDate` does. */
export function wallNow(): Date {
  const { day, time } = practiceNow()
  return wallDate(day, time)
}
