import { fillPlaceholders, type EmailLevel, type EmailText } from 'shared/domain/bills/emailTexts'
import { v7 as uuidv7 } from 'uuid'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { proposedAddressee } from './addressee.ts'
import type { BillToSend } from './billsToSend.sql.ts'
import { billContentOf } from './drafts.service.ts'
import { insertBillEmail } from './billEmails.sql.ts'
import { placeholderValuesOf } from './placeholderValues.ts'
import { encryptEmail } from './encryptedEmail.ts'

interface StoredEmail {
  id: string
  to: { name: string; address: string }
}

/** Stores a pending e-mail with its encrypted recipient and text; returns its id and its recipient. */
export async function storeBillEmail(
  context: MemberContext,
  cipher: FieldCipher,
  bill: BillToSend,
  { level, email: enteredEmail, subject, text }: EmailText & { level: EmailLevel; email: string },
): Promise<StoredEmail> {
  const { tx, member, services } = context
  const id = uuidv7()
  const billContent = billContentOf(cipher, bill)
  const values = placeholderValuesOf(bill, billContent)
  const email = enteredEmail.trim()
  const proposedRecipient = proposedAddressee(bill, billContent)
  await insertBillEmail(tx, {
    tenant_id: member.tenantId,
    id,
    bill_id: bill.id,
    level,
    content: encryptEmail(cipher, id, {
      email,
      // The subject of an e-mail cannot contain line breaks.
      subject: fillPlaceholders(subject, values).replaceAll(/\s+/g, ' '),
      text: fillPlaceholders(text, values),
    }),
    asked_by: member.accountId,
    asked_on: todayOf(context),
    asked_at: services.now(),
  })
  return {
    id,
    to: { name: proposedRecipient.email === email ? proposedRecipient.name : billContent.client.name, address: email },
  }
}
