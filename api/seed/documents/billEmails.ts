import { defaultEmailText, type EmailLevel } from 'shared/domain/bills/emailTexts'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import type { Delivery } from '../../src/mail/defineEmail.ts'
import { insertLogEntry, updateLogEntry } from '../../src/mail/practice/emailLog.sql.ts'
import { recipientField } from '../../src/mail/practice/recordOutcome.ts'
import { cipherOf, todayOf, type MemberContext } from '../../src/memberContext.ts'
import { listBillsToSend } from '../../src/modules/finance/bills/emails/billsToSend.sql.ts'
import { draftOf } from '../../src/modules/finance/bills/emails/drafts.service.ts'
import { storeBillEmail } from '../../src/modules/finance/bills/emails/storeBillEmail.service.ts'
import { updateDelivery } from '../../src/modules/finance/bills/emails/billEmails.sql.ts'

/** A past e-mail and its outcome. */
interface PastEmail {
  level: EmailLevel
  daysAfterInvoice: number
  delivery: Delivery
}

const sentDelivery = { state: 'SENT' } as const
const refusedDelivery = (reason: 'UNKNOWN_ADDRESS' | 'MAILBOX_FULL') => ({ state: 'REFUSED', reason }) as const
const invoiceEmail: PastEmail = { level: null, daysAfterInvoice: 0, delivery: sentDelivery }

/**
 * E-mails by the invoice's position counted from the newest. All other invoices have one e-mail, which was delivered.
 */
const emailsByPosition: Readonly<Record<number, readonly PastEmail[]>> = {
  0: [],
  1: [{ ...invoiceEmail, delivery: refusedDelivery('UNKNOWN_ADDRESS') }],
  3: [
    invoiceEmail,
    { level: 1, daysAfterInvoice: 40, delivery: sentDelivery },
    { level: 2, daysAfterInvoice: 60, delivery: refusedDelivery('MAILBOX_FULL') },
  ],
  4: [
    invoiceEmail,
    { level: 1, daysAfterInvoice: 38, delivery: sentDelivery },
    { level: 2, daysAfterInvoice: 55, delivery: sentDelivery },
  ],
}

/**
 * Adds the e-mails of a past invoice, with their outcomes and their entries in the list of sent e-mails. Sends none.
 * Adds none for a client without an e-mail address.
 */
export async function addBillEmails(
  contextOfDay: (day: Day) => MemberContext,
  billId: string,
  { day, position }: { day: Day; position: number },
): Promise<void> {
  for (const { level, daysAfterInvoice, delivery } of emailsByPosition[position] ?? [invoiceEmail]) {
    const context = contextOfDay(addDays(day, daysAfterInvoice))
    const [bill] = await listBillsToSend(context.tx, [billId])
    if (!bill) return
    const cipher = await cipherOf(context)
    const { email } = draftOf(cipher, bill)
    if (email === '') return
    const id = uuidv7()
    await storeBillEmail(context, cipher, bill, { id, level, email, ...defaultEmailText(level) })
    await updateDelivery(context.tx, id, delivery, context.services.now())
    await insertLogEntry(context.tx, {
      tenant_id: context.member.tenantId,
      id,
      name: 'billSent',
      on_request: true,
      day: todayOf(context),
      patient_id: bill.patient_id,
      member_id: bill.therapist_id,
      created_at: context.services.now(),
    })
    await updateLogEntry(context.tx, id, delivery, cipher.encrypt(email, recipientField(id)))
  }
}
