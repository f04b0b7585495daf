import { createTransport } from 'nodemailer'
import type { Services } from '../services.ts'
import { asHtml, asText } from './layout.ts'
import type { Letter, Writing } from './letter.ts'
import { letters } from './letters.ts'
import { openMailbox } from './mailbox/smtp.ts'
import type { Mail, MailName } from './mails.ts'

export interface Mailer {
  /** Sends the mail of a job; throws when it could not be handed over. Sent twice, it bears the same Message-ID. */
  deliver: (job: { id: string; payload: unknown }) => Promise<void>
  close: () => Promise<void>
}

/** The data of a queued mail was typed when it was queued; the outbox keeps it as it was. */
export const written = <N extends MailName>({ name, data }: Pick<Mail<N>, 'name' | 'data'>, writing: Writing): Letter =>
  letters[name](data, writing)

const isMail = (payload: unknown): payload is Mail =>
  typeof payload === 'object' &&
  payload !== null &&
  'name' in payload &&
  typeof payload.name === 'string' &&
  payload.name in letters

/** Sends through SMTP_URL, or into the embedded mailbox; without either, mails wait in the outbox. */
export async function openMailer({ settings, database, now }: Services): Promise<Mailer> {
  const { smtpUrl, mailbox, mailFrom, publicUrl, providerEmail } = settings
  const embedded = !smtpUrl && mailbox ? await openMailbox(database) : undefined
  const address = smtpUrl ?? embedded?.url
  const transport = address ? createTransport(address) : undefined
  const domain = mailFrom.split('@')[1] ?? 'complice'
  return {
    deliver: async ({ id, payload }) => {
      if (!transport) throw new Error('no SMTP_URL')
      if (!isMail(payload)) throw new Error('not a mail')
      const letter = written(payload, { publicUrl, providerEmail, now: now() })
      await transport.sendMail({
        from: { name: 'Complice', address: mailFrom },
        // As an object: the string form would read a comma as a second recipient.
        to: payload.to,
        subject: letter.subject,
        messageId: `<${id}@${domain}>`,
        text: asText(letter),
        html: asHtml(letter),
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: letter.attachment ? [letter.attachment] : [],
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: async () => {
      transport?.close()
      await embedded?.close()
    },
  }
}
