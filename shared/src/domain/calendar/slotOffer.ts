import { addDays, type Day } from './day.ts'
import { nowIn, type Moment } from './wallClock.ts'

/** What a type of session asks of the time slots that visitors may request (ruling 78). */
export interface SlotRules {
  durationMinutes: number
  /** Kept free of sessions and absences around it; neither counts as opening hours. */
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** Elapsed hours from the request to the start, at least. */
  noticeHours: number
  /** Days from the request to the session, at most. */
  horizonDays: number
}

/** The same at an instant: a slot starts after `after`, on `lastDay` at the latest, on the practice's clock. */
export interface SlotOffer extends Pick<SlotRules, 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'> {
  after: Moment
  lastDay: Day
}

const hourMs = 3_600_000

/** The rules as they hold at an instant in the practice's time zone. */
export function slotOfferAt(rules: SlotRules, zone: string, now: Date): SlotOffer {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, noticeHours, horizonDays } = rules
  return {
    durationMinutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    after: nowIn(zone, new Date(now.getTime() + noticeHours * hourMs)),
    lastDay: addDays(nowIn(zone, now).day, horizonDays),
  }
}
