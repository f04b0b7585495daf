import type { Services } from '../services.ts'
import { markLetterSent, unsentLetter } from './letters.sql.ts'
import type { MailTransport } from './openMailTransport.ts'
import { renderLetter } from './renderLetter.ts'

/** Renders and sends a letter unless it was sent or withdrawn; throws when it could not be handed over. */
export async function deliverLetter(
  { database, settings: { publicUrl, providerEmail }, now }: Services,
  transport: MailTransport,
  letterId: string,
): Promise<void> {
  const letter = await unsentLetter(database, letterId)
  if (!letter) return
  const content = renderLetter(letter, { publicUrl, providerEmail, now: now() })
  await transport.send({
    id: letterId,
    to: { name: letter.recipient_name, address: letter.recipient_address },
    content,
  })
  await markLetterSent(database, letterId)
}
