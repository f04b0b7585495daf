import { addDays } from '../calendar/day.ts'
import { lengthInDays } from '../calendar/period.ts'
import { nowIn } from '../calendar/wallClock.ts'

/** The days before the end of a trial at which its owner gets an e-mail. */
export type TrialStep = 7 | 1 | 0

interface Trial {
  endsAt: Date
  zone: string
}

/** Local time before which no e-mail is sent, since nobody wants an e-mail at night. */
const earliestTime = '09:00'

/** Days after a trial's end during which its last e-mail is still sent, for example after a server outage. */
const maxLateDays = 7

/** Days from today until the day the trial ends, in the practice's time zone; negative afterwards. */
export function daysLeft({ endsAt, zone }: Trial, now: Date): number {
  const end = nowIn(zone, endsAt).day
  const today = nowIn(zone, now).day
  return today <= end
    ? lengthInDays({ startDate: today, endDate: end }) - 1
    : 1 - lengthInDays({ startDate: end, endDate: today })
}

/**
 * The step of the e-mail to send now: seven days before the end, one day before, or on the last day. A missed e-mail is
 * sent until the next one is due, the last one for a week. Null if there is none.
 */
export function trialStep(trial: Trial, now: Date): TrialStep | null {
  if (nowIn(trial.zone, now).time < earliestTime) return null
  const remainingDays = daysLeft(trial, now)
  if (remainingDays > 7 || remainingDays < -maxLateDays) return null
  if (remainingDays > 1) return 7
  return remainingDays === 1 ? 1 : 0
}

/** A key that identifies an e-mail, so that it is sent only once. An extended trial has new keys. */
export const trialEmailKey = (tenantId: string, { endsAt, zone }: Trial, step: TrialStep): string =>
  `trial:${tenantId}:${addDays(nowIn(zone, endsAt).day, -step)}:${step}`
