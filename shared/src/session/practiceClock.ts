import type { Day } from '../domain/calendar/day.ts'
import { momentIn } from '../domain/calendar/wallClock.ts'
import type { Moment } from '../domain/calendar/wallClock.ts'
import { useSession } from '../identity/store.ts'

/** Converts an instant to the practice's wall-clock moment, whatever the browser's time zone (ruling 15). */
const toPracticeMoment = (instant: Date): Moment =>
  momentIn(useSession.getState().user?.tenant.timeZone ?? 'Europe/Paris', instant)

/** Returns the current day and time of the practice. */
export const practiceNow = (): Moment => toPracticeMoment(new Date())

/** Returns the current day of the practice. */
export const practiceToday = (): Day => practiceNow().day

/** Returns the practice's day and time at an instant of the API: `2026-11-12T23:30:00.000Z`. */
export const practiceMomentOf = (instant: string): Moment => toPracticeMoment(new Date(instant))

/** Returns the practice's day at an instant of the API: `2026-11-12T23:30:00.000Z`. */
export const practiceDayOf = (instant: string): Day => practiceMomentOf(instant).day
