import { addDays, type Day } from './day.ts'
import { momentIn, type Moment } from './wallClock.ts'

/** The rules of a session type for the time slots that visitors can request (ruling 78). */
export interface SlotRules {
  durationMinutes: number
  /** Minutes kept free of sessions and absences; they may lie outside the opening hours. */
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** Minimum elapsed hours from the request to the start. */
  noticeHours: number
  /** Maximum days from the request to the session. */
  horizonDays: number
}

/**
 * The rules at a given instant: a slot must start after the moment `startsAfter`, and on `lastDay` at the latest, both
 * in the practice's wall-clock time.
 */
export interface SlotOffer extends Pick<SlotRules, 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'> {
  startsAfter: Moment
  lastDay: Day
}

const hourMs = 3_600_000

/** Resolves the rules at an instant in the practice's time zone. */
export function slotOfferAt(rules: SlotRules, zone: string, now: Date): SlotOffer {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, noticeHours, horizonDays } = rules
  return {
    durationMinutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    startsAfter: momentIn(zone, new Date(now.getTime() + noticeHours * hourMs)),
    lastDay: addDays(momentIn(zone, now).day, horizonDays),
  }
}
