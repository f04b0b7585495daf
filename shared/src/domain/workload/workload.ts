import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import { isoWeek, type IsoWeek } from '../calendar/isoWeek.ts'
import { minutesBetween } from '../calendar/time.ts'
import { compareWithLimit, type Load } from './load.ts'

interface SessionSlot extends TimeSlot {
  id?: string
}

interface WeekHours extends IsoWeek {
  nbHours: number
}

/** Returns the length of a time slot in decimal hours: 1.5 for an hour and a half. */
export const hoursOf = ({ startTime, endTime }: Pick<TimeSlot, 'startTime' | 'endTime'>): number =>
  minutesBetween(startTime, endTime) / 60

const isSameWeek = (first: IsoWeek, second: IsoWeek) =>
  first.year === second.year && first.weekNumber === second.weekNumber

/** Sums the hours of an animal's sessions in the ISO week of `day`, without the session being moved (ruling 24). */
export const hoursInWeek = (sessions: readonly SessionSlot[], day: Day, exceptId?: string): number =>
  sessions
    .filter(
      (session) =>
        isSameWeek(isoWeek(session.date), isoWeek(day)) && (exceptId === undefined || session.id !== exceptId),
    )
    .reduce((minutes, session) => minutes + minutesBetween(session.startTime, session.endTime), 0) / 60

/** Returns the planned hours that remain, with two decimals; negative if they are exceeded. */
export const freeHours = (plannedHours: number, doneHours: number): number =>
  Math.round((plannedHours - doneHours) * 100) / 100

/** Rounds to whole minutes, because stored hours have two decimals, too few for a third of an hour. */
const toMinutes = (hours: number) => Math.round(hours * 60)

/** Compares the sum of the done hours with the planned hours; `light` if no hours are done. */
export function loadOf(plannedHours: number, ...doneHours: readonly number[]): Load {
  const planned = toMinutes(plannedHours)
  const done = doneHours.reduce((minutes, hours) => minutes + toMinutes(hours), 0)
  return done === 0 ? 'light' : compareWithLimit(planned, done)
}

export interface AnimalHours {
  nbWorkingHoursByWeek: number
  infosByWeek: readonly WeekHours[]
}

/** A session as stored, with the animals whose hours include it. */
export interface StoredSession extends TimeSlot {
  animalIds: readonly string[]
}

export interface WeekLoad {
  /** The animal's weekly hours, which are a maximum. */
  planned: number
  /** The hours of the week's other sessions, past or to come. */
  done: number
  /** Planned minus done. */
  free: number
  /** Including the edited session. */
  load: Load
}

function recordedHours({ infosByWeek }: AnimalHours, day: Day): number {
  const dayWeek = isoWeek(day)
  return infosByWeek.find((week) => isSameWeek(week, dayWeek))?.nbHours ?? 0
}

const storedSessionHours = (animalId: string, day: Day, storedSession: StoredSession | undefined) =>
  storedSession?.animalIds.includes(animalId) && isSameWeek(isoWeek(storedSession.date), isoWeek(day))
    ? hoursOf(storedSession)
    : 0

/**
 * Returns the free hours of an animal in the ISO week of `day`, and its load with a session of `addedHours`. The edited
 * session as stored, `storedSession`, is already included in the animal's hours and is subtracted (ruling 24).
 */
export function weekLoad(
  animal: AnimalHours & { id: string },
  day: Day,
  addedHours = 0,
  storedSession?: StoredSession,
): WeekLoad {
  const planned = animal.nbWorkingHoursByWeek
  const done = freeHours(recordedHours(animal, day), storedSessionHours(animal.id, day, storedSession))
  return { planned, done, free: freeHours(planned, done), load: loadOf(planned, done, Math.max(0, addedHours)) }
}
