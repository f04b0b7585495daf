import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db.ts'

export interface ReceivedMessage {
  messageId: string
  recipient: string
  subject: string
  source: Buffer
}

export async function insertMessage(
  database: Database,
  { messageId, recipient, subject, source }: ReceivedMessage,
): Promise<void> {
  await database
    .insertInto('mailbox_message')
    .values({ id: uuidv7(), message_id: messageId, recipient: recipient.toLowerCase(), subject, source })
    .onConflict((conflict) => conflict.constraint('mailbox_message_message_id').doNothing())
    .execute()
}

/** Number of messages in the mailbox's list. */
export const maxListedMessages = 200

/** Lists the newest `maxListedMessages` messages, newest first, of all recipients or of one. */
export function listNewestMessages(database: Database, recipient?: string) {
  const newestMessages = database
    .selectFrom('mailbox_message')
    .select(['id', 'recipient', 'subject', 'received_at', 'source'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListedMessages)
  return (recipient ? newestMessages.where('recipient', '=', recipient.toLowerCase()) : newestMessages).execute()
}

export const findMessage = (database: Database, id: string) =>
  database.selectFrom('mailbox_message').selectAll().where('id', '=', id).executeTakeFirst()
