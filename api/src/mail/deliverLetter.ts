import { inTransaction, type Tx } from '../db.ts'
import type { Services } from '../services.ts'
import type { Delivery, DocumentLetters } from './DocumentLetter.ts'
import { documentLetterOf } from './documentLetterOf.ts'
import { markLetterSent, unsentLetter } from './letters.sql.ts'
import type { MailTransport } from './openMailTransport.ts'
import { renderLetter } from './renderLetter.ts'
import { smtpRefusal } from './smtpRefusal.ts'

/** By what letters are sent, and opened. */
interface Delivering {
  transport: MailTransport
  documentLetters: DocumentLetters
}

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
  { transport, documentLetters }: Delivering,
  letter: Letter,
  { isLastTry = false }: DeliverOptions,
): Promise<void> {
  const document = documentLetterOf(documentLetters, letter)
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
  delivering: Delivering,
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
  if (documentLetterOf(delivering.documentLetters, letter))
    return deliverDocument(services, delivering, letter, options)
  const content = renderLetter(letter, { publicUrl, providerEmail, now: now() })
  await delivering.transport.send({ ...recipientOf(letter), content })
  await markLetterSent(database, letterId)
}
