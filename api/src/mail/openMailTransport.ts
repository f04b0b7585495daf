import { createTransport } from 'nodemailer'
import type { Database } from '../db.ts'
import type { Settings } from '../settings.ts'
import { toHtml, toText } from './layout.ts'
import type { Attachment, EmailContent, UnsubscribeLinks } from './emailContent.ts'
import { openMailbox } from './mailbox/smtp.ts'
import { senderHeaders } from './practice/emailSender.ts'
import type { EmailSender } from '../tables/system.ts'
import { toPlainContent } from './text/toPlainContent.ts'

interface Message {
  /** The Message-ID derives from the id: an e-mail sent twice is one message for its recipient. */
  id: string
  to: { name: string; address: string }
  content: EmailContent
  /** The practice that sends the message; null if the product sends it. */
  sender: EmailSender | null
}

export interface MailTransport {
  /** Sends a message to the mail server; throws on failure. */
  send: (message: Message) => Promise<void>
  close: () => Promise<void>
}

const unsubscribeSubject = encodeURIComponent('Se désabonner')

/**
 * Returns the headers of one-click unsubscribe for mail clients that post (RFC 8058); other clients write to the
 * operator, who unsubscribes the sender.
 */
const unsubscribeHeaders = ({ oneClickUrl }: UnsubscribeLinks, operatorEmail: string) => ({
  'List-Unsubscribe': `<${oneClickUrl}>, <mailto:${operatorEmail}?subject=${unsubscribeSubject}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Attaches a calendar file twice: as a body part that calendar programs read, and as a file that people open. */
function attachmentOptions(attachment: Attachment | undefined) {
  if (!attachment?.calendarMethod) return { attachments: attachment ? [attachment] : [] }
  const { calendarMethod: method, filename, content } = attachment
  return { icalEvent: { method, filename, content } }
}

/** Connects to SMTP_URL or to the embedded mailbox; with neither, every message fails and e-mails stay pending. */
export async function openMailTransport({
  settings: { smtpUrl, mailbox, mailFrom, operatorEmail },
  database,
}: {
  settings: Settings
  database: Database
}): Promise<MailTransport> {
  const embeddedMailbox = !smtpUrl && mailbox ? await openMailbox(database) : undefined
  const address = smtpUrl ?? embeddedMailbox?.url
  const transport = address ? createTransport(address) : undefined
  const domain = mailFrom.split('@')[1] ?? 'complice'
  return {
    send: async ({ id, to, content: rawContent, sender }) => {
      if (!transport) throw new Error('no SMTP_URL')
      const content = toPlainContent(rawContent, { keepsLinks: sender?.keepsLinks ?? true })
      await transport.sendMail({
        ...senderHeaders(sender, mailFrom),
        // An object, because in a string nodemailer would parse a comma as the start of a second recipient.
        to,
        subject: content.subject,
        messageId: `<${id}@${domain}>`,
        text: toText(content),
        html: toHtml(content),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(content.unsubscribe && unsubscribeHeaders(content.unsubscribe, operatorEmail)),
        },
        ...attachmentOptions(content.attachment),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: async () => {
      transport?.close()
      await embeddedMailbox?.close()
    },
  }
}
