import { errorCode } from 'shared/contracts/errorCodes'
import {
  automaticEmailFactor,
  emailsPerDay,
  quotaReachedText,
  type EmailQuota,
} from 'shared/domain/accounts/emailQuota'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { instantOf, momentIn } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { emailLimitsOf } from '../limits/emailLimits.ts'
import { countAutomaticEmails, countRequestedEmails, insertCountedEmail } from './emailCount.sql.ts'
import { findSendingPractice, type SendingPractice } from './sendingPractice.sql.ts'

/** The day that an e-mail counts for, its limit, and when the next day begins. */
interface QuotaDay {
  day: Day
  limit: number
  resumesOn: Day
  resumesAt: Date
}

export function quotaDayOf(tx: Tx, practice: SendingPractice): QuotaDay {
  const { timeZone, now } = practice
  const { day } = momentIn(timeZone, now)
  const resumesOn = addDays(day, 1)
  return {
    day,
    limit: emailsPerDay(practice, now, emailLimitsOf(tx).perPractice),
    resumesOn,
    resumesAt: instantOf(timeZone, resumesOn, '00:00'),
  }
}

/** Counts an e-mail that a member asked for. Throws 429 (E247) above the practice's limit of the day. */
export async function countRequestedEmail(tx: Tx, practice: SendingPractice, quotaDay: QuotaDay): Promise<void> {
  const { day, limit, resumesAt } = quotaDay
  if (await insertCountedEmail(tx, day, limit)) return
  throw new Refusal(429, errorCode.emailQuotaReached, {
    message: quotaReachedText(quotaDay),
    retryAfterSeconds: (resumesAt.getTime() - practice.now.getTime()) / 1000,
  })
}

/**
 * Returns the earliest instant at which another automatic e-mail is sent; undefined while the day's limit is not
 * reached.
 */
export async function automaticEmailsResumeAt(tx: Tx, { day, limit, resumesAt }: QuotaDay): Promise<Date | undefined> {
  return (await countAutomaticEmails(tx, day)) < limit * automaticEmailFactor ? undefined : resumesAt
}

/** Returns what remains today of the quota of the transaction's practice. */
export async function readEmailQuota(tx: Tx): Promise<EmailQuota> {
  const { day, limit, resumesOn } = quotaDayOf(tx, await findSendingPractice(tx))
  return { limit, remaining: Math.max(0, limit - (await countRequestedEmails(tx, day))), resumesOn }
}
