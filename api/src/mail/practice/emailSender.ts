import type { EmailSender } from '../../tables/system.ts'
import { nameInEmail } from '../nameInEmail.ts'
import type { SendingPractice } from './sendingPractice.sql.ts'

export const emailSenderOf = (
  { tenantId, name, ownerEmail, isPaying }: SendingPractice,
  replyTo: string | undefined,
): EmailSender => ({ tenantId, name, replyTo: replyTo || ownerEmail, keepsLinks: isPaying })

/** Returns the name of a practice for subjects, texts and headers: at most 40 characters, nothing like a link. */
export const practiceNameInEmail = (name: string): string => nameInEmail(name) || 'Votre cabinet'

/** Returns the headers From and Reply-To; the address of From is always the operator's. */
export function senderHeaders(sender: EmailSender | null, mailFrom: string) {
  if (!sender) return { from: { name: 'Complice', address: mailFrom } }
  const name = practiceNameInEmail(sender.name)
  return {
    from: { name: `${name} par Complice`, address: mailFrom },
    replyTo: { name, address: sender.replyTo },
  }
}
