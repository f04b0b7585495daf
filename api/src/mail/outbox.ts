import type { Tx } from '../db.ts'
import { sendJob } from '../jobs/sendJob.ts'
import { uuidv7 } from '../uuid.ts'
import { insertLetter } from './letters.sql.ts'
import type { Mail, MailName } from './mails.ts'

/** Leaves a mail in the outbox: it goes out once the transaction has committed, and not at all when it fails. */
export async function queueMail<N extends MailName>(tx: Tx, { name, to, data, dedupeKey }: Mail<N>): Promise<void> {
  const id = uuidv7()
  if (await insertLetter(tx, { id, key: dedupeKey, name, to, data }))
    await sendJob(tx, 'deliverLetter', { letterId: id }, { id })
}
