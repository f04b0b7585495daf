import type { PaymentInput } from 'shared/contracts/finance/billDetails'
import { errorCode } from 'shared/contracts/errorCodes'
import { clientCredit } from 'shared/domain/bills/meansOfPayment'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf, sumOf, type Cents } from 'shared/domain/money/cents'
import { fillInOrder } from 'shared/domain/money/fillInOrder'
import { v7 as uuidv7 } from 'uuid'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal } from '../../../../refusal.ts'
import { findCreditOwner, listCredits, type CreditOwner } from './credits.sql.ts'
import { lockBills, type LockedBill } from './journal.sql.ts'
import { paymentRefusal, recordPaymentRow } from './paymentRow.service.ts'
import { remainingOf } from './remaining.ts'

const creditRefusal = (left: Cents) =>
  new Refusal(409, errorCode.creditTooSmall, { message: `Il reste ${money(eurosOf(left))} de ce crédit` })

/** Reads the client's remaining credit. */
export const readRemainingCredit = async ({ tx }: MemberContext, owner: CreditOwner): Promise<Cents> =>
  sumOf((await listCredits(tx, owner)).map(({ credit_left }) => centsOf(credit_left)))

/** Locks an invoice and its client's invoices with credit, and returns them with the oldest credit first. */
async function lockBillWithCredits({ tx }: MemberContext, billId: string) {
  const owner = requireFound(await findCreditOwner(tx, billId))
  const ids = (await listCredits(tx, owner)).map(({ id }) => id)
  const lockedBills = await lockBills(tx, [billId, ...ids])
  const findLockedBill = (id: string) => requireFound(lockedBills.find((bill) => bill.id === id))
  return { bill: findLockedBill(billId), credits: ids.map(findLockedBill) }
}

/**
 * Pays an invoice with the client's credit. Throws 409 for an amount above the remaining amount of the invoice (E212)
 * or of the credit (E259).
 */
export async function spendCredit(context: MemberContext, billId: string, amount: Cents): Promise<void> {
  const { bill, credits } = await lockBillWithCredits(context, billId)
  if (amount > remainingOf(bill)) throw paymentRefusal(`Il reste à payer ${money(eurosOf(remainingOf(bill)))}`)
  const { parts, rest } = fillInOrder(
    amount,
    credits.map(({ id, credit_left }) => ({ id, capacity: centsOf(credit_left) })),
  )
  if (rest > 0) throw creditRefusal(amount - rest)
  const common = { means: clientCredit, paid_on: todayOf(context), receipt_id: uuidv7() }
  for (const part of parts)
    await recordPaymentRow(context, part.id, { ...common, kind: 'CREDIT_USE', amount: eurosOf(-part.amount) })
  await recordPaymentRow(context, billId, { ...common, kind: 'PAYMENT', amount: eurosOf(amount) })
}

/** Refunds credit that was received with this invoice. Throws 409 (E259) above the remaining amount of this credit. */
export async function recordCreditRefund(
  context: MemberContext,
  { id, credit_left }: LockedBill,
  { means, amount, paidOn, cashReason }: Pick<PaymentInput, 'means' | 'amount' | 'paidOn' | 'cashReason'>,
): Promise<void> {
  if (centsOf(amount) > centsOf(credit_left)) throw creditRefusal(centsOf(credit_left))
  await recordPaymentRow(context, id, {
    kind: 'CREDIT_REFUND',
    means,
    amount: -amount,
    paid_on: paidOn,
    cash_reason: cashReason,
  })
}
