import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { to: string[]; messageId: string }

/** An SMTP server outside the product: it records what it receives, and keeps running when the product crashes. */
export class FakeMailServer {
  readonly mails: ReceivedMail[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += String(chunk)
      })
      stream.on('end', () => {
        this.mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          messageId: /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '',
        })
        done()
      })
    },
  })

  async open(): Promise<string> {
    // Ignores aborted connections, which are expected because the product is killed while it sends.
    this.#server.on('error', () => {})
    const server = this.#server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.')
    return `smtp://127.0.0.1:${address.port}`
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address))
  }

  /** Returns the number of copies of the e-mail that was received most often. */
  maxCopyCount(): number {
    const mailsById = Map.groupBy(this.mails, ({ messageId }) => messageId)
    return Math.max(0, ...[...mailsById.values()].map((copies) => copies.length))
  }
}
