import { addDays } from '../calendar/day.ts'
import { lengthInDays } from '../calendar/period.ts'
import { nowIn } from '../calendar/wallClock.ts'

/** The days before the end of a trial at which its owner gets an e-mail. */
export type TrialStep = 7 | 1 | 0

interface Trial {
  endsAt: Date
  zone: string
}

/** No e-mails are sent at night. */
const earliestTime = '09:00'

/** Days after a trial's end until which its e-mail is sent late, after a server outage or a new deployment. */
const maxLateDays = 7

/** Days from today to the day the trial ends, on the practice's calendar; negative afterwards. */
export function daysLeft({ endsAt, zone }: Trial, now: Date): number {
  const end = nowIn(zone, endsAt).day
  const today = nowIn(zone, now).day
  return today <= end
    ? lengthInDays({ startDate: today, endDate: end }) - 1
    : 1 - lengthInDays({ startDate: end, endDate: today })
}

/**
 * The e-mail that is due: seven days before the end, the day before, and on its day. One whose day was missed is due until the
 * next one is; the last one for a week.
 */
export function trialStep(trial: Trial, now: Date): TrialStep | null {
  if (nowIn(trial.zone, now).time < earliestTime) return null
  const left = daysLeft(trial, now)
  if (left > 7 || left < -maxLateDays) return null
  if (left > 1) return 7
  return left === 1 ? 1 : 0
}

/** The e-mails of one trial that are one e-mail, however often they are sent; a trial that is extended has others. */
export const trialEmailKey = (tenantId: string, { endsAt, zone }: Trial, step: TrialStep): string =>
  `trial:${tenantId}:${addDays(nowIn(zone, endsAt).day, -step)}:${step}`
