import type { BillDetails, BillLine, Payment } from 'shared/contracts/finance/billDetails'
import type { BillEmail } from 'shared/contracts/finance/billEmails'
import { errorCode } from 'shared/contracts/errorCodes'
import { clientCredit } from 'shared/domain/bills/meansOfPayment'
import { eurosOf } from 'shared/domain/money/cents'
import type { BillKind } from '../../../../tables/bills.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal } from '../../../../refusal.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { findListedBill } from '../bills.sql.ts'
import { findBill } from '../findBill.sql.ts'
import { decryptInput } from '../storedInput.ts'
import { listBillEmails, type BillEmailRow } from '../emails/billEmails.sql.ts'
import { decryptEmail } from '../emails/encryptedEmail.ts'
import { readCashReceived } from '../payments/cash.service.ts'
import { readRemainingCredit } from '../payments/credit.service.ts'
import { countOtherDueBills, listOtherDueBills, sumReceipts, type CreditOwner } from '../payments/credits.sql.ts'
import { listLines, listPayments, type LineRow, type PaymentRow } from '../payments/journal.sql.ts'
import { remainingOf } from '../payments/remaining.ts'
import { listCreditNotes } from './listCreditNotes.sql.ts'

const lineOf = (row: LineRow, description: string, isInvoice: boolean): BillLine => ({
  index: row.index,
  description,
  serviceDate: row.service_date,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  rate: row.rate,
  discount: row.discount,
  discountType: row.discount_type,
  net: row.net,
  creditable: isInvoice && Boolean(row.creditable),
})

const paymentOf = (row: PaymentRow, receiptTotals: ReadonlyMap<string, number>): Payment => ({
  id: row.id,
  kind: row.kind,
  means: row.means,
  amount: row.amount,
  paidOn: row.paid_on,
  recordedAt: row.recorded_at.toISOString(),
  corrects: row.corrects,
  receiptTotal:
    row.receipt_id !== null && row.means !== clientCredit ? (receiptTotals.get(row.receipt_id) ?? null) : null,
  cashReason: row.cash_reason,
})

/**
 * Reads the payments of an invoice. `receiptTotal` is the total of the receipt that a payment is part of; null for a
 * payment on its own or by the client's credit.
 */
async function readPayments({ tx }: MemberContext, id: string): Promise<Payment[]> {
  const rows = await listPayments(tx, id)
  const receiptTotals = await sumReceipts(
    tx,
    rows.flatMap(({ receipt_id }) => receipt_id ?? []),
  )
  return rows.map((row) => paymentOf(row, receiptTotals))
}

/** Reads the client's credit and other unpaid invoices, in euros; none for a credit note. */
async function readCredit(context: MemberContext, row: CreditOwner & { id: string; kind: BillKind }) {
  if (row.kind === 'CREDIT_NOTE') return { clientCredit: 0, otherDueBills: [], otherDueBillCount: 0 }
  const otherDueBills = await listOtherDueBills(context.tx, row.id, row)
  const cashReceived = await readCashReceived(
    context.tx,
    otherDueBills.map(({ id }) => id),
  )
  return {
    clientCredit: eurosOf(await readRemainingCredit(context, row)),
    otherDueBills: otherDueBills.map((bill) => ({
      id: bill.id,
      billNumber: bill.bill_number,
      remaining: eurosOf(remainingOf(bill)),
      cashReceived: eurosOf(cashReceived.get(bill.id) ?? 0),
    })),
    otherDueBillCount: await countOtherDueBills(context.tx, row.id, row),
  }
}

const emailOf = (cipher: FieldCipher, row: BillEmailRow): BillEmail => ({
  id: row.id,
  level: row.level,
  ...decryptEmail(cipher, row.id, row.content),
  state: row.state,
  reason: row.reason,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

/**
 * Reads an invoice or a credit note with its history. Throws 404 for an unknown one, and for an invoice that was not
 * issued in the application.
 */
export async function readBillDetails(context: MemberContext, id: string): Promise<BillDetails> {
  const { tx } = context
  const row = requireFound(await findBill(tx, id))
  if (!row.input) throw new Refusal(404, errorCode.notFound)
  const cipher = await cipherOf(context)
  const { input, content } = decryptInput(cipher, id, row.input)
  const lines = await listLines(tx, id)
  return {
    ...(await findListedBill(tx, id, todayOf(context))),
    client: row.client_name ?? '',
    lines: lines.map((line) => lineOf(line, content.lines[line.index]?.description ?? '', row.kind === 'INVOICE')),
    payments: await readPayments(context, id),
    creditLeft: row.credit_left,
    ...(await readCredit(context, row)),
    creditNotes: await listCreditNotes(tx, id),
    letters: (await listBillEmails(tx, [id])).map((letter) => emailOf(cipher, letter)),
    isFirm: content.client.isFirm,
    input: { ...input, billNumber: '' },
  }
}
