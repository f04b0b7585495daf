import { addDays } from '../calendar/day.ts'
import { lengthInDays } from '../calendar/period.ts'
import { momentIn } from '../calendar/wallClock.ts'

/** The number of days before the end of a trial for which an e-mail is sent to the owner. */
export type TrialStep = 7 | 1 | 0

interface Trial {
  endsAt: Date
  zone: string
}

/** The local time before which no e-mail is sent, so that none arrives at night. */
const earliestTime = '09:00'

/** Days after a trial's end during which its last e-mail is still sent, for example after a server outage. */
const maxLateDays = 7

/** Returns the days from today to the trial's last day, in the practice's time zone; negative after the trial. */
export function daysUntilTrialEnd({ endsAt, zone }: Trial, now: Date): number {
  const end = momentIn(zone, endsAt).day
  const today = momentIn(zone, now).day
  return today <= end
    ? lengthInDays({ startDate: today, endDate: end }) - 1
    : 1 - lengthInDays({ startDate: end, endDate: today })
}

/**
 * Returns the step of the e-mail to send now: seven days before the end, one day before, or on the last day; null if
 * none is to be sent. A missed e-mail is sent until the next is due, the last e-mail for a week after the end.
 */
export function trialStep(trial: Trial, now: Date): TrialStep | null {
  if (momentIn(trial.zone, now).time < earliestTime) return null
  const remainingDays = daysUntilTrialEnd(trial, now)
  if (remainingDays > 7 || remainingDays < -maxLateDays) return null
  if (remainingDays > 1) return 7
  return remainingDays === 1 ? 1 : 0
}

/** Returns a key that identifies an e-mail, so that it is sent only once. An extended trial has new keys. */
export const trialEmailKey = (tenantId: string, { endsAt, zone }: Trial, step: TrialStep): string =>
  `trial:${tenantId}:${addDays(momentIn(zone, endsAt).day, -step)}:${step}`
