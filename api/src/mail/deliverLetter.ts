import { inTransaction, type Tx } from '../db.ts'
import type { Services } from '../services.ts'
import type { Delivery } from './DocumentLetter.ts'
import { documentLetterOf } from './documentLetters.ts'
import { markLetterSent, unsentLetter } from './letters.sql.ts'
import type { MailTransport } from './openMailTransport.ts'
import { renderLetter } from './renderLetter.ts'
import { smtpRefusal } from './smtpRefusal.ts'

interface DeliverOptions {
  /** After it the letter is given up. */
  isLastTry?: boolean
}

type Letter = NonNullable<Awaited<ReturnType<typeof unsentLetter>>>

const recipientOf = ({ id, recipient_name: name, recipient_address: address }: Letter) => ({
  id,
  to: { name, address },
})

async function deliverDocument(
  services: Services,
  transport: MailTransport,
  letter: Letter,
  { isLastTry = false }: DeliverOptions,
): Promise<void> {
  const document = documentLetterOf(letter)
  const content = await document?.open(services)
  const end = (act: (tx: Tx) => Promise<unknown>) =>
    inTransaction(services.database, async (tx) => {
      await act(tx)
      await markLetterSent(tx, letter.id)
    })
  const decide = (delivery: Delivery) => end(async (tx) => document?.decide(tx, delivery, services.now()))
  if (!content) return end(async () => {})
  try {
    await transport.send({ ...recipientOf(letter), content })
  } catch (error) {
    const reason = smtpRefusal(error)
    // What the server refuses for good is an outcome; all else is tried again, and recorded once it is given up.
    if (reason) return decide({ state: 'REFUSED', reason })
    if (isLastTry) await decide({ state: 'REFUSED', reason: 'UNREACHABLE' })
    throw error
  }
  await decide({ state: 'SENT' })
}

/** Renders and sends a letter unless it was sent or withdrawn; throws when it could not be handed over. */
export async function deliverLetter(
  services: Services,
  transport: MailTransport,
  letterId: string,
  options: DeliverOptions = {},
): Promise<void> {
  const {
    database,
    settings: { publicUrl, providerEmail },
    now,
  } = services
  const letter = await unsentLetter(database, letterId)
  if (!letter) return
  if (documentLetterOf(letter)) return deliverDocument(services, transport, letter, options)
  const content = renderLetter(letter, { publicUrl, providerEmail, now: now() })
  await transport.send({ ...recipientOf(letter), content })
  await markLetterSent(database, letterId)
}
