import type { EmailRefusal } from 'shared/contracts/finance/billEmails'
import { isRecord } from 'shared/domain/isRecord'

/** By the enhanced status code (RFC 3463), which most servers send: subject and detail of « 5.x.y ». */
const byEnhancedCode: readonly (readonly [RegExp, EmailRefusal])[] = [
  [/^5\.1\./, 'UNKNOWN_ADDRESS'],
  [/^5\.2\.1$/, 'UNKNOWN_ADDRESS'],
  [/^5\.2\.2$/, 'MAILBOX_FULL'],
  [/^5\.(2\.3|3\.4)$/, 'TOO_LARGE'],
  [/^5\./, 'REJECTED'],
]

/** By the reply code alone (RFC 5321). */
const byCode: Readonly<Record<number, EmailRefusal>> = {
  550: 'UNKNOWN_ADDRESS',
  551: 'UNKNOWN_ADDRESS',
  552: 'MAILBOX_FULL',
  553: 'UNKNOWN_ADDRESS',
}

/** Where the server speaks of the recipient or of the message. Before, its refusal is about the sender, for the operator to mend. */
const aboutRecipientOrMessage = ['RCPT TO', 'DATA']

/** Why a mail server will never take this e-mail; undefined for what is tried again: no answer, a code of 4xx, a sign-in. */
export function smtpRefusal(error: unknown): EmailRefusal | undefined {
  if (!isRecord(error)) return undefined
  const { responseCode, command, response } = error
  if (typeof responseCode !== 'number' || responseCode < 500 || !aboutRecipientOrMessage.includes(String(command)))
    return undefined
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const known = byEnhancedCode.find(([pattern]) => enhanced !== undefined && pattern.test(enhanced))
  return known?.[1] ?? byCode[responseCode] ?? 'REJECTED'
}
