import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpDouble {
  url: string
  /** Accepted messages in order. */
  acceptedMessages: { to: string; mail: Email }[]
  /** Number of RCPT commands received. */
  recipientCount: () => number
  close: () => Promise<void>
}

/** Builds an SMTP refusal whose text contains personal data, which must not reach logs or stored states. */
const buildRefusal = (code: string, address: string) =>
  Object.assign(new Error(`5.1.1 <${address}>: Recipient address rejected: Marie secret`), {
    responseCode: Number(code),
  })

/**
 * Starts a mail server. It refuses the recipient `550@exemple.fr` with the code 550, and a message for
 * `data554@exemple.fr` with 554 after it received the message; other codes work the same way.
 */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const acceptedMessages: SmtpDouble['acceptedMessages'] = []
  let recipientCount = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipientCount += 1
      const code = /^(\d{3})@/.exec(address)?.[1]
      done(code ? buildRefusal(code, address) : null)
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (source) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        const code = /^data(\d{3})@/.exec(to)?.[1]
        if (code) return done(Object.assign(new Error('message refused: Marie secret'), { responseCode: Number(code) }))
        acceptedMessages.push({ to, mail: await PostalMime.parse(source) })
        return done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    acceptedMessages,
    recipientCount: () => recipientCount,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
