import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../db.ts'
import { sendJob, withdrawJob } from '../jobs/sendJob.ts'
import { deliverEmailJob } from './deliverEmail.job.ts'
import type { Email } from './defineEmail.ts'
import { deleteUnsentEmail, insertEmail } from './emails.sql.ts'

/** An e-mail for one recipient, rendered from `data` when it is delivered. */
export interface NewEmail<Data extends object = object> {
  email: Email<string, Data>
  to: { name: string; address: string }
  /** Typed by `email` alone: what it misses is an error. */
  data: NoInfer<Data>
  /** Two e-mails with one key are one, also once the first is sent. It finds the e-mail to withdraw it. */
  key: string
  /** Not before this instant; at once without it. */
  sendAfter?: Date
}

/** Sends an e-mail once the transaction has committed, and not at all when it fails. */
export async function sendEmail<Data extends object>(
  tx: Tx,
  { email, to, data, key, sendAfter }: NewEmail<Data>,
): Promise<void> {
  const id = uuidv7()
  if (await insertEmail(tx, { id, name: email.name, to, data, key }))
    await sendJob(tx, deliverEmailJob, { letterId: id }, { id, startAfter: sendAfter })
}

/** Takes an e-mail back that waits; false when there is none, or it was sent. Its key is free again. */
export async function withdrawEmail(tx: Tx, key: string): Promise<boolean> {
  const id = await deleteUnsentEmail(tx, key)
  if (id === undefined) return false
  await withdrawJob(tx, deliverEmailJob, id)
  return true
}
