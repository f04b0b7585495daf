import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpDouble {
  url: string
  /** Accepted messages in order. */
  taken: { to: string; mail: Email }[]
  /** Number of RCPT commands received. */
  recipientCount: () => number
  close: () => Promise<void>
}

const refusal = (code: string, address: string) =>
  Object.assign(new Error(`5.1.1 <${address}>: Recipient address rejected: Marie secret`), {
    responseCode: Number(code),
  })

/**
 * A mail server that refuses recipients with the code before their @: `550@exemple.fr`; `data554@…` refuses after it
 * received the message.
 */
export async function smtpDouble(): Promise<SmtpDouble> {
  const taken: SmtpDouble['taken'] = []
  let recipientCount = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipientCount += 1
      const code = /^(\d{3})@/.exec(address)?.[1]
      done(code ? refusal(code, address) : null)
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (source) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        const code = /^data(\d{3})@/.exec(to)?.[1]
        if (code) return done(Object.assign(new Error('message refused: Marie secret'), { responseCode: Number(code) }))
        taken.push({ to, mail: await PostalMime.parse(source) })
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
    taken,
    recipientCount: () => recipientCount,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
