import type { AnimalLimits } from '../../contracts/agenda/animal.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import { isoWeekStart } from '../calendar/isoWeek.ts'
import { minutesBetween } from '../calendar/time.ts'

/** The work of an animal on a day, and the reason against a further session on that day. */
export interface AnimalDay {
  sessionCount: number
  minutes: number
  /**
   * `restDay`: the animal rests, because it works on as many other days of the week as its days of rest allow. `full`:
   * the limit of sessions or minutes per day is reached.
   */
  unavailable: 'restDay' | 'full' | null
}

/** Summarises a day of an animal. `sessions` are the animal's sessions in the ISO week of that day. */
export function animalDay(limits: AnimalLimits, sessions: readonly TimeSlot[], day: Day): AnimalDay {
  const daySessions = sessions.filter(({ date }) => date === day)
  const minutes = daySessions.reduce((sum, { startTime, endTime }) => sum + minutesBetween(startTime, endTime), 0)
  const monday = isoWeekStart(day)
  const workDays = new Set(sessions.map(({ date }) => date).filter((date) => isoWeekStart(date) === monday))
  const isRestDay =
    limits.restDaysByWeek !== null && daySessions.length === 0 && workDays.size + 1 > 7 - limits.restDaysByWeek
  const isFull =
    (limits.sessionsByDay !== null && daySessions.length >= limits.sessionsByDay) ||
    (limits.minutesByDay !== null && minutes >= limits.minutesByDay)
  const fullness = isFull ? 'full' : null
  return { sessionCount: daySessions.length, minutes, unavailable: isRestDay ? 'restDay' : fullness }
}
