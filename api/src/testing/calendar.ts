import { addDays, mondayOf, weekday } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'

export const zone = 'Europe/Paris'

const today = () => nowIn(zone, new Date()).day

/** A Monday so far ahead that a request is held for its full time and can still be cancelled. */
export const monday = addDays(mondayOf(today()), 21)

const lastSundayOf = (month: string) => {
  const [year, last] = [Number(today().slice(0, 4)) + 1, 31]
  const end = `${year}-${month}-${last}`
  return addDays(end, -(weekday(end) % 7))
}

/** The days of next year on which the clocks of France go forward, and back. */
export const springChange = lastSundayOf('03')
export const autumnChange = lastSundayOf('10')
