import { createTransport } from 'nodemailer'
import type { Database } from '../db.ts'
import type { Settings } from '../settings.ts'
import { asHtml, asText } from './layout.ts'
import type { EmailContent, UnsubscribeLinks } from './emailContent.ts'
import { openMailbox } from './mailbox/smtp.ts'

interface Message {
  /** The Message-ID is made of it: what is sent twice is one message for who receives it. */
  id: string
  to: { name: string; address: string }
  content: EmailContent
}

export interface MailTransport {
  /** Hands a message to the mail server; throws when it could not. */
  send: (message: Message) => Promise<void>
  close: () => Promise<void>
}

const unsubscribeSubject = encodeURIComponent('Se désabonner')

/** One click for mail readers that post (RFC 8058); for others a mail to the operator, who ends the e-mails for its sender. */
const unsubscribeHeaders = ({ oneClickUrl }: UnsubscribeLinks, operator: string) => ({
  'List-Unsubscribe': `<${oneClickUrl}>, <mailto:${operator}?subject=${unsubscribeSubject}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Opens the way to SMTP_URL, or to the embedded mailbox; without either every message fails, and e-mails wait. */
export async function openMailTransport({
  settings: { smtpUrl, mailbox, mailFrom, providerEmail },
  database,
}: {
  settings: Settings
  database: Database
}): Promise<MailTransport> {
  const embedded = !smtpUrl && mailbox ? await openMailbox(database) : undefined
  const address = smtpUrl ?? embedded?.url
  const transport = address ? createTransport(address) : undefined
  const domain = mailFrom.split('@')[1] ?? 'complice'
  return {
    send: async ({ id, to, content }) => {
      if (!transport) throw new Error('no SMTP_URL')
      await transport.sendMail({
        from: { name: content.senderName ?? 'Complice', address: mailFrom },
        // As an object: the string form would read a comma as a second recipient.
        to,
        ...(content.replyTo && { replyTo: content.replyTo }),
        subject: content.subject,
        messageId: `<${id}@${domain}>`,
        text: asText(content),
        html: asHtml(content),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(content.unsubscribe && unsubscribeHeaders(content.unsubscribe, providerEmail)),
        },
        attachments: content.attachment ? [content.attachment] : [],
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
