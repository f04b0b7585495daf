import { sql } from 'kysely'
import type { Database, Tx } from '../db.ts'
import type { EmailSender } from '../tables/system.ts'

interface NewEmail {
  id: string
  key: string
  name: string
  to: { name: string; address: string }
  data: object
  /** Null for an e-mail of the product. */
  sender: EmailSender | null
}

/** Returns false if an e-mail with this key already exists. */
export async function insertEmail(tx: Tx, { id, key, name, to, data, sender }: NewEmail): Promise<boolean> {
  const inserted = await tx
    .insertInto('letter')
    .values({
      id,
      key,
      name,
      recipient_name: to.name,
      recipient_address: to.address,
      data: JSON.stringify(data),
      sender: sender && JSON.stringify(sender),
    })
    .onConflict((conflict) => conflict.constraint('letter_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findUnsentEmail = (database: Database, id: string) =>
  database.selectFrom('letter').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst()

/** Returns the id of the deleted e-mail; undefined if none was pending. */
export async function deleteUnsentEmail(tx: Tx, key: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('letter')
    .where('key', '=', key)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Marks an e-mail as done (sent, refused, or no longer to be sent) and removes its recipient, sender and data. The key
 * stays, so that the same e-mail is not sent twice.
 */
export async function updateSentEmail(database: Database | Tx, id: string): Promise<void> {
  await database
    .updateTable('letter')
    .set({ sent_at: sql<Date>`now()`, recipient_name: '', recipient_address: '', data: '{}', sender: null })
    .where('id', '=', id)
    .execute()
}
