import type { EmailRefusal } from 'shared/contracts/emailDelivery'
import { isRecord } from 'shared/domain/isRecord'

/**
 * Reasons by the subject and detail digits of the enhanced status code « 5.x.y » (RFC 3463), which most servers send.
 */
const reasonByEnhancedCode: readonly (readonly [RegExp, EmailRefusal])[] = [
  [/^5\.1\./, 'UNKNOWN_ADDRESS'],
  [/^5\.2\.1$/, 'UNKNOWN_ADDRESS'],
  [/^5\.2\.2$/, 'MAILBOX_FULL'],
  [/^5\.(2\.3|3\.4)$/, 'TOO_LARGE'],
  [/^5\./, 'REJECTED'],
]

/** Reasons by reply code, for servers without enhanced codes (RFC 5321). */
const reasonByReplyCode: Readonly<Record<number, EmailRefusal>> = {
  550: 'UNKNOWN_ADDRESS',
  551: 'UNKNOWN_ADDRESS',
  552: 'MAILBOX_FULL',
  553: 'UNKNOWN_ADDRESS',
}

/**
 * SMTP commands whose refusal concerns the recipient or the message. A refusal of earlier commands concerns the sender:
 * the operator must fix it.
 */
const aboutRecipientOrMessage = ['RCPT TO', 'DATA']

/**
 * Returns the reason for a permanent refusal of the recipient or the message; undefined for any other failure: no
 * reply, a 4xx code, a failed sign-in.
 */
export function smtpRefusalOf(error: unknown): EmailRefusal | undefined {
  if (!isRecord(error)) return undefined
  const { responseCode, command, response } = error
  if (typeof responseCode !== 'number' || responseCode < 500 || !aboutRecipientOrMessage.includes(String(command)))
    return undefined
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const matchingReason = reasonByEnhancedCode.find(
    ([pattern]) => enhancedCode !== undefined && pattern.test(enhancedCode),
  )
  return matchingReason?.[1] ?? reasonByReplyCode[responseCode] ?? 'REJECTED'
}
