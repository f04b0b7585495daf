import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../db.ts'
import { sendJob, withdrawJob } from '../jobs/sendJob.ts'
import { deliverEmailJob } from './deliverEmail.job.ts'
import type { Email } from './defineEmail.ts'
import { deleteUnsentEmail, insertEmail } from './emails.sql.ts'
import { maySendEmail } from './maySendEmail.ts'
import { countEmailToRecipient } from './limits/countEmailToRecipient.ts'
import { deleteLogEntry } from './practice/emailLog.sql.ts'
import { preparePracticeEmail, type EmailSubject } from './practice/preparePracticeEmail.ts'

/** An e-mail to one recipient, rendered from `data` at delivery. */
export interface NewEmail<Data extends object = object> {
  email: Email<string, Data>
  to: { name: string; address: string }
  /** With NoInfer, only `email` determines the type, so that missing data is a type error. */
  data: NoInfer<Data>
  /** Deduplicates e-mails, even after the first was sent, and identifies the e-mail to withdraw. */
  key: string
  /** The earliest sending time; immediately by default. */
  sendAfter?: Date
  /** Patient, member and reply address, for an e-mail of a practice. */
  practiceSubject?: EmailSubject
}

const latestOf = (...instants: (Date | undefined)[]): Date | undefined =>
  instants.toSorted((a, b) => (b?.getTime() ?? 0) - (a?.getTime() ?? 0))[0]

/**
 * Sends an e-mail after the transaction's commit; a rollback discards it. In the transaction of an unconfirmed
 * practice, an e-mail to other people than its members is skipped or refused (409, E245). Throws 429 above the quota of
 * the practice (E247) or of the recipient (E248).
 */
export async function sendEmail<Data extends object>(
  tx: Tx,
  { email, to, data, key, sendAfter, practiceSubject = {} }: NewEmail<Data>,
): Promise<void> {
  if (!(await maySendEmail(tx, email, to.address))) return
  const id = uuidv7()
  if (email.isLimitedPerRecipient) await countEmailToRecipient(tx, email.name, to.address)
  const isFromPractice = email.senderOf(data) === 'PRACTICE'
  const practiceEmail = isFromPractice ? await preparePracticeEmail(tx, email, practiceSubject) : undefined
  const sender = practiceEmail?.sender ?? null
  if (!(await insertEmail(tx, { id, name: email.name, to, data, key, sender }))) return
  await practiceEmail?.log(id)
  const startAfter = latestOf(sendAfter, practiceEmail?.resumesAt)
  await sendJob(tx, deliverEmailJob, { letterId: id }, { id, startAfter })
}

/** Withdraws a pending e-mail and frees its key; returns false if there is none or it was sent. */
export async function withdrawEmail(tx: Tx, key: string): Promise<boolean> {
  const id = await deleteUnsentEmail(tx, key)
  if (id === undefined) return false
  await withdrawJob(tx, deliverEmailJob, id)
  await deleteLogEntry(tx, id)
  return true
}
