import type { Day } from '../domain/calendar/day.ts'
import { nowIn } from '../domain/calendar/wallClock.ts'
import type { Moment } from '../domain/calendar/wallClock.ts'
import { useSession } from './store.ts'

/** What the practice's clock and calendar show now, wherever the browser is (ruling 15). */
export const practiceNow = (): Moment =>
  nowIn(useSession.getState().user?.tenant.timeZone ?? 'Europe/Paris', new Date())

export const practiceToday = (): Day => practiceNow().day
