import type { Database } from '../db.ts'
import { markLetterSent, unsentLetter } from './letters.sql.ts'
import type { Mailer } from './mailer.ts'

/** Sends a letter unless it was sent or withdrawn; throws when it could not be handed over. */
export async function deliverLetter(database: Database, mailer: Mailer, letterId: string): Promise<void> {
  const letter = await unsentLetter(database, letterId)
  if (!letter) return
  const { id, name, data, recipient_name, recipient_address } = letter
  await mailer.deliver({ id, payload: { name, to: { name: recipient_name, address: recipient_address }, data } })
  await markLetterSent(database, id)
}
