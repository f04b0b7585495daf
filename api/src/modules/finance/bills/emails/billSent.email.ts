import { beginTenant, inTransaction, type Tx } from '../../../../db.ts'
import { defineEmailLoadedAtDelivery } from '../../../../mail/defineEmail.ts'
import type { Attachment, EmailContent } from '../../../../mail/emailContent.ts'
import type { Services } from '../../../../services.ts'
import { billField, billFile } from '../billFile.ts'
import { findBill } from '../findBill.sql.ts'
import { lockBill } from '../payments/journal.sql.ts'
import { remainingOf } from '../payments/remaining.ts'
import { updateDelivery, lockPendingEmail, type BillEmailRow } from './billEmails.sql.ts'
import { decryptEmail } from './encryptedEmail.ts'

/** Ids of a stored e-mail. The job has only these, since the e-mail's content is encrypted in its row. */
interface EmailIds {
  tenantId: string
  id: string
}

interface BillEmailToSend {
  subject: string
  text: string
  attachment: Attachment
}

/**
 * Whether the e-mail is still to be sent. Locks the bill, so that a dunning e-mail waits for a concurrent payment and
 * is dropped once nothing remains to be paid.
 */
async function isStillToSend(tx: Tx, { level, bill_id, content }: BillEmailRow): Promise<boolean> {
  const bill = await lockBill(tx, bill_id)
  return content !== null && bill !== undefined && (level === null || remainingOf(bill) > 0)
}

async function readBillEmailToSend(
  services: Services,
  { tenantId, id }: EmailIds,
): Promise<BillEmailToSend | undefined> {
  return inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    const pendingEmail = await lockPendingEmail(tx, id)
    if (!pendingEmail) return undefined
    const bill = await findBill(tx, pendingEmail.bill_id)
    if (!bill?.content || !bill.input || !(await isStillToSend(tx, pendingEmail))) {
      await updateDelivery(tx, id, { state: 'WITHDRAWN' }, services.now())
      return undefined
    }
    const cipher = await services.encryption.cipherOf(tx, tenantId)
    const { subject, text } = decryptEmail(cipher, id, pendingEmail.content)
    const file = billFile(bill.kind, bill.bill_number, cipher.decryptBytes(bill.content, billField('content', bill.id)))
    return {
      subject,
      text,
      attachment: { filename: file.filename, content: Buffer.from(file.content), contentType: 'application/pdf' },
    }
  })
}

const render = ({ subject, text, attachment }: BillEmailToSend): EmailContent => ({
  subject,
  title: subject,
  paragraphs: text.split(/\n{2,}/),
  attachment,
})

/** E-mail of an invoice, a credit note or a dunning level: the requested text, and the PDF as issued. */
export const billSentEmail = defineEmailLoadedAtDelivery({
  name: 'billSent',
  sender: 'PRACTICE',
  read: readBillEmailToSend,
  render,
  recordDelivery: async (tx, { tenantId, id }: EmailIds, delivery, now) => {
    await beginTenant(tx, tenantId)
    await updateDelivery(tx, id, delivery, now)
  },
  examples: [
    {
      about: 'an invoice with its PDF',
      data: {
        subject: 'Facture F-2026-0042 <b>',
        text: 'Bonjour,\n\nVoici <i>votre facture.',
        attachment: { filename: 'facture-F-2026-0042.pdf', content: '', contentType: 'application/pdf' },
      },
      subject: 'Facture F-2026-0042 <b>',
      excerpts: ['Bonjour,', 'Voici <i>votre facture.'],
    },
  ],
})
