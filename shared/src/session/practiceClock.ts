import type { Day } from '../domain/calendar/day.ts'
import { nowIn } from '../domain/calendar/wallClock.ts'
import type { Moment } from '../domain/calendar/wallClock.ts'
import { useSession } from '../identity/store.ts'

/** The practice's wall-clock moment at an instant, wherever the browser is (ruling 15). */
const onPracticeClock = (instant: Date): Moment =>
  nowIn(useSession.getState().user?.tenant.timeZone ?? 'Europe/Paris', instant)

/** The practice's day and time now. */
export const practiceNow = (): Moment => onPracticeClock(new Date())

/** The practice's day now. */
export const practiceToday = (): Day => practiceNow().day

/** The practice's day and time at an instant, which the API writes as `2026-11-12T23:30:00.000Z`. */
export const practiceMomentOf = (instant: string): Moment => onPracticeClock(new Date(instant))

/** The practice's day at an instant, which the API writes as `2026-11-12T23:30:00.000Z`. */
export const practiceDayOf = (instant: string): Day => practiceMomentOf(instant).day
