import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import { isoWeek, type IsoWeek } from '../calendar/isoWeek.ts'
import { minutesBetween } from '../calendar/time.ts'
import { loadAgainst, type Load } from './load.ts'

interface Timed extends TimeSlot {
  id?: string
}

interface WeekHours extends IsoWeek {
  nbHours: number
}

/** Decimal hours: 1.5 for an hour and a half. */
export const hoursOf = ({ startTime, endTime }: Pick<TimeSlot, 'startTime' | 'endTime'>): number =>
  minutesBetween(startTime, endTime) / 60

const sameWeek = (a: IsoWeek, b: IsoWeek) => a.year === b.year && a.weekNumber === b.weekNumber

/** Hours of an animal in the ISO week of `day`, without the session being moved (ruling 24). */
export const hoursInWeek = (sessions: readonly Timed[], day: Day, exceptId?: string): number =>
  sessions
    .filter(
      (session) => sameWeek(isoWeek(session.date), isoWeek(day)) && (exceptId === undefined || session.id !== exceptId),
    )
    .reduce((minutes, session) => minutes + minutesBetween(session.startTime, session.endTime), 0) / 60

/** The remaining planned hours of the week; negative if exceeded. */
export const freeHours = (plannedHours: number, doneHours: number): number =>
  Math.round((plannedHours - doneHours) * 100) / 100

/** Rounded to whole minutes: hours have two decimals, too few for a third of an hour. */
const inMinutes = (hours: number) => Math.round(hours * 60)

/** The load of the done hours relative to the planned ones; no hours are always light. */
export function loadOf(plannedHours: number, ...doneHours: readonly number[]): Load {
  const planned = inMinutes(plannedHours)
  const done = doneHours.reduce((minutes, hours) => minutes + inMinutes(hours), 0)
  return done === 0 ? 'light' : loadAgainst(planned, done)
}

interface Worker {
  nbWorkingHoursByWeek: number
  infosByWeek: readonly WeekHours[]
}

/** A saved session, with the animals whose hours it counts towards. */
export interface Counted extends TimeSlot {
  animalIds: readonly string[]
}

export interface WeekLoad {
  planned: number
  /** Hours of the week's other sessions. */
  done: number
  /** Planned minus done. */
  free: number
  /** Including the edited session. */
  load: Load
}

const hoursRecorded = ({ infosByWeek }: Worker, day: Day) =>
  infosByWeek.find((week) => sameWeek(week, isoWeek(day)))?.nbHours ?? 0

const ownHours = (animalId: string, day: Day, saved: Counted | undefined) =>
  saved?.animalIds.includes(animalId) && sameWeek(isoWeek(saved.date), isoWeek(day)) ? hoursOf(saved) : 0

/**
 * The free hours of an animal in the ISO week of `day`, and its load with a session of `addedHours`. `saved`, the
 * edited session as stored, is already included in the animal's hours and is subtracted (ruling 24).
 */
export function weekLoad(animal: Worker & { id: string }, day: Day, addedHours = 0, saved?: Counted): WeekLoad {
  const planned = animal.nbWorkingHoursByWeek
  const done = freeHours(hoursRecorded(animal, day), ownHours(animal.id, day, saved))
  return { planned, done, free: freeHours(planned, done), load: loadOf(planned, done, Math.max(0, addedHours)) }
}
