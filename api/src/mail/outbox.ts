import type { Tx } from '../db.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Mail, MailName } from './mails.ts'

/** Leaves a mail in the outbox: it goes out once the transaction has committed, and not at all when it fails. */
export const queueMail = <N extends MailName>(tx: Tx, { name, to, data, dedupeKey }: Mail<N>): Promise<void> =>
  enqueue(tx, { kind: 'mail', payload: { name, to, data }, dedupeKey: `mail:${dedupeKey}` })
