import { beginTenant, inTransaction, type Tx } from '../../../../db.ts'
import type { DocumentLetter } from '../../../../mail/DocumentLetter.ts'
import type { LetterContent } from '../../../../mail/letterContent.ts'
import type { LetterData } from '../../../../mail/letterData.ts'
import type { Services } from '../../../../services.ts'
import { billField, billFile } from '../billFile.ts'
import { findBill } from '../findBill.sql.ts'
import { openInput } from '../storedInput.ts'
import { lockBill } from '../payments/journal.sql.ts'
import { remainingOf } from '../payments/remaining.ts'
import { decideLetter, lockPendingLetter, type LetterRow } from './letters.sql.ts'
import { openLetter } from './sealedLetter.ts'

type Ids = LetterData['billSent']

/** A reminder waits for whoever pays at this moment, and is not sent once nothing remains to be paid. */
async function isStillToSend(tx: Tx, { level, bill_id, content }: LetterRow): Promise<boolean> {
  const bill = await lockBill(tx, bill_id)
  return content !== null && bill !== undefined && (level === null || remainingOf(bill) > 0)
}

async function open(services: Services, { tenantId, id }: Ids): Promise<LetterContent | undefined> {
  return inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    const letter = await lockPendingLetter(tx, id)
    if (!letter) return undefined
    const bill = await findBill(tx, letter.bill_id)
    if (!bill?.content || !bill.input || !(await isStillToSend(tx, letter))) {
      await decideLetter(tx, id, { state: 'WITHDRAWN' }, services.now())
      return undefined
    }
    const seal = await services.sealing.of(tx, tenantId)
    const { subject, text } = openLetter(seal, id, letter.content)
    const { issuer } = openInput(seal, bill.id, bill.input).content
    const practice = issuer.firmName || issuer.ownerName
    const file = billFile(bill.kind, bill.bill_number, seal.openBytes(bill.content, billField('content', bill.id)))
    return {
      subject,
      title: subject,
      paragraphs: text.split(/\n{2,}/),
      attachment: { filename: file.filename, content: Buffer.from(file.content), contentType: 'application/pdf' },
      senderName: practice,
      replyTo: { name: practice, address: issuer.email },
    }
  })
}

/** An invoice, a credit note or a reminder: its text as it was asked for, and the PDF as it was issued. */
export const billLetter: DocumentLetter<Ids> = {
  open,
  decide: async (tx, { tenantId, id }, delivery, now) => {
    await beginTenant(tx, tenantId)
    await decideLetter(tx, id, delivery, now)
  },
}
