import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../../db.ts'
import { insertMessage } from './mailbox.sql.ts'

export interface Mailbox {
  /** URL for the mail transport, on a port of the loopback interface. */
  url: string
  close: () => Promise<void>
}

/** Starts an SMTP server that stores the received messages in the database, for development and demonstration. */
export async function openMailbox(database: Database): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 10_000_000,
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (source) => {
          const { messageId = session.id, subject = '' } = await PostalMime.parse(source)
          const recipient = session.envelope.rcptTo.map(({ address }) => address).join(', ')
          await insertMessage(database, { messageId, recipient, subject, source })
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        )
    },
  })
  // A broken connection needs no handling: the sender retries.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The embedded mailbox has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
