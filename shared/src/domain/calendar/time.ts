/** A wall-clock time of the practice, `HH:mm`; an end may be `24:00`. Times can be compared as strings: `a < b`. */
export type Time = string

/** The midnight at the end of a day, at which sessions and opening hours may end (ruling 149). */
export const endOfDay: Time = '24:00'

/** Minutes from midnight to midnight. */
export const minutesOfDay = 24 * 60

/** Converts a time to minutes since midnight. */
export const minutesOf = (time: Time): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Converts minutes since midnight to a time, at most 24:00, because a session ends on the day on which it starts. */
export function timeOf(minutes: number): Time {
  const clamped = Math.min(Math.max(minutes, 0), minutesOfDay)
  return `${twoDigits(Math.floor(clamped / 60))}:${twoDigits(clamped % 60)}`
}

export const addMinutes = (time: Time, minutes: number): Time => timeOf(minutesOf(time) + minutes)

export const minutesBetween = (from: Time, to: Time): number => minutesOf(to) - minutesOf(from)
