import { fillPlaceholders, type EmailLevel, type EmailText } from 'shared/domain/bills/emailTexts'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { proposedAddressee } from './addressee.ts'
import type { BillToSend } from './billsToSend.sql.ts'
import { billContentOf } from './drafts.service.ts'
import { insertBillEmail } from './billEmails.sql.ts'
import { placeholderValuesOf } from './placeholderValues.ts'
import { encryptEmail } from './encryptedEmail.ts'

/** Recipient of a document's e-mail, and the address that receives replies. */
export function recipientOf(cipher: FieldCipher, bill: BillToSend, enteredEmail: string) {
  const content = billContentOf(cipher, bill)
  const proposed = proposedAddressee(bill, content)
  const address = enteredEmail.trim()
  return {
    to: { name: proposed.email === address ? proposed.name : content.client.name, address },
    replyTo: content.issuer.email,
  }
}

/** Stores a pending e-mail with its encrypted recipient and text. */
export async function storeBillEmail(
  context: MemberContext,
  cipher: FieldCipher,
  bill: BillToSend,
  { id, level, email, subject, text }: EmailText & { id: string; level: EmailLevel; email: string },
): Promise<void> {
  const { tx, member, services } = context
  const values = placeholderValuesOf(bill, billContentOf(cipher, bill))
  await insertBillEmail(tx, {
    tenant_id: member.tenantId,
    id,
    bill_id: bill.id,
    level,
    content: encryptEmail(cipher, id, {
      email: email.trim(),
      // The subject of an e-mail cannot contain line breaks.
      subject: fillPlaceholders(subject, values).replaceAll(/\s+/g, ' '),
      text: fillPlaceholders(text, values),
    }),
    asked_by: member.accountId,
    asked_on: todayOf(context),
    asked_at: services.now(),
  })
}
