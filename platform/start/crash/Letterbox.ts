import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

type Letter = { to: string[]; messageId: string }

/** A mail server of the outside world: it counts what it is given, and outlives the product. */
export class Letterbox {
  readonly letters: Letter[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += String(chunk)
      })
      stream.on('end', () => {
        this.letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          messageId: /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '',
        })
        done()
      })
    },
  })

  async open(): Promise<string> {
    // The product is killed in the middle of a letter: that is what is tried here.
    this.#server.on('error', () => {})
    const server = this.#server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The letterbox has no port.')
    return `smtp://127.0.0.1:${address.port}`
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  receivedBy(address: string): Letter[] {
    return this.letters.filter(({ to }) => to.includes(address))
  }

  /** How many times the most repeated letter came. */
  mostRepeated(): number {
    const times = Map.groupBy(this.letters, ({ messageId }) => messageId)
    return Math.max(0, ...[...times.values()].map((same) => same.length))
  }
}
