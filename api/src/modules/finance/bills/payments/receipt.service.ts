import type { PaymentInput } from 'shared/contracts/finance/billDetails'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { fillInOrder } from 'shared/domain/money/fillInOrder'
import { invalid } from 'shared/domain/problems'
import { v7 as uuidv7 } from 'uuid'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../../refusal.ts'
import { lockBills, type LockedBill } from './journal.sql.ts'
import { paymentRefusal, recordPaymentRow } from './paymentRow.service.ts'
import { remainingOf } from './remaining.ts'

type Receipt = Pick<PaymentInput, 'means' | 'amount' | 'paidOn' | 'otherBillIds' | 'cashReason'>

const clientIdOf = ({ patient_id, payer_id }: LockedBill) => payer_id ?? patient_id

/**
 * Locks the invoices that a receipt pays, and returns them in the given order. Throws for a credit note and an invoice
 * of another client.
 */
async function lockPaidBills({ tx }: MemberContext, billId: string, otherBillIds: readonly string[]) {
  const ids = [...new Set([billId, ...otherBillIds])]
  const lockedBills = await lockBills(tx, ids)
  const bills = ids.map((id) => requireFound(lockedBills.find((bill) => bill.id === id)))
  if (bills.some(({ kind }) => kind === 'CREDIT_NOTE')) throw paymentRefusal('Un avoir ne se paie pas')
  if (new Set(bills.map(clientIdOf)).size > 1)
    refuseProblems([invalid('otherBillIds', "Une de ces factures est d'un autre client")])
  return bills
}

/**
 * Records a receipt. It pays the invoice, then the other invoices, each up to its remaining amount; the excess becomes
 * the client's credit.
 */
export async function recordReceipt(
  context: MemberContext,
  billId: string,
  { means, amount, paidOn: paid_on, otherBillIds = [], cashReason: cash_reason }: Receipt,
): Promise<void> {
  const bills = await lockPaidBills(context, billId, otherBillIds)
  const { parts, rest } = fillInOrder(
    centsOf(amount),
    bills.map((bill) => ({ id: bill.id, capacity: remainingOf(bill) })),
  )
  // Only a receipt that is recorded as several rows needs an id to keep them together.
  const receipt_id = parts.length + Number(rest > 0) > 1 ? uuidv7() : null
  for (const part of parts)
    await recordPaymentRow(context, part.id, {
      kind: 'PAYMENT',
      means,
      amount: eurosOf(part.amount),
      paid_on,
      receipt_id,
      cash_reason,
    })
  if (rest > 0)
    await recordPaymentRow(context, billId, {
      kind: 'CREDIT',
      means,
      amount: eurosOf(rest),
      paid_on,
      receipt_id,
      cash_reason,
    })
}
