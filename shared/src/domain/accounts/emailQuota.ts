import { dayName, plural } from '../format.ts'

/**
 * The maximum number of e-mails that members may request per day, by the age of the practice and whether it pays. The
 * operator can change them.
 */
export interface EmailQuotas {
  /** In the first days of a practice that has not paid. */
  newTrial: number
  /** Later, while it has not paid. */
  trial: number
  /** In the first days of a practice that pays. */
  newPaying: number
  paying: number
}

export const defaultEmailQuotas: EmailQuotas = { newTrial: 20, trial: 50, newPaying: 300, paying: 1000 }

/** Days after which a practice is no longer new: time to notice abuse, or a payment that was refused. */
const newTrialDays = 7
const newPayingDays = 30

const dayMs = 86_400_000

/** Returns how many e-mails the members of a practice may request in a day. */
export function emailsPerDay(
  { createdAt, isPaying }: { createdAt: Date; isPaying: boolean },
  now: Date,
  quotas: EmailQuotas,
): number {
  const ageDays = (now.getTime() - createdAt.getTime()) / dayMs
  if (isPaying) return ageDays < newPayingDays ? quotas.newPaying : quotas.paying
  return ageDays < newTrialDays ? quotas.newTrial : quotas.trial
}

/**
 * The multiple of the quota from which automatic e-mails about sessions are sent the next day. They are never refused,
 * so that patients are informed, but a program cannot misuse them for unlimited e-mails to strangers.
 */
export const automaticEmailFactor = 3

/**
 * `limit`: how many e-mails members may request per day; `remaining`: how many more today. `resumesOn` is tomorrow's
 * date in the practice's time zone.
 */
export interface EmailQuota {
  limit: number
  remaining: number
  resumesOn: string
}

/** The used share of the quota from which the screen displays the remaining number. */
const warningShare = 0.8

const emailCount = (count: number) => `${count} ${plural(count, 'e-mail', 'e-mails')}`

const unsentText = (count: number) =>
  plural(count, "L'autre ne partira pas : envoyez-le", `Les ${count} autres ne partiront pas : envoyez-les`)

/** Returns the message for a refused e-mail: the limit, and when sending is possible again. */
export const quotaReachedText = ({ limit, resumesOn }: Omit<EmailQuota, 'remaining'>): string =>
  `La limite de ${emailCount(limit)} par jour est atteinte. L'envoi reprend ${dayName(resumesOn)} à 0 h`

/**
 * Returns the message to show before `count` e-mails are sent; undefined if less than 80 % of the quota is used and
 * enough of it remains for them.
 */
export function quotaWarning(quota: EmailQuota, count = 1): string | undefined {
  const { limit, remaining, resumesOn } = quota
  if (remaining === 0) return `${quotaReachedText(quota)}.`
  const remainingText = `Il vous reste ${emailCount(remaining)} aujourd'hui, sur ${limit}.`
  if (count > remaining) return `${remainingText} ${unsentText(count - remaining)} à partir de ${dayName(resumesOn)}.`
  return limit - remaining >= limit * warningShare ? remainingText : undefined
}
