import type { FullPayment, PaymentInput } from 'shared/contracts/finance/billDetails'
import type { CashReason } from 'shared/domain/bills/cash'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import type { Day } from 'shared/domain/calendar/day'
import { paymentDayProblems } from 'shared/domain/calendar/dayBounds'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { invalid, type Problem } from 'shared/domain/problems'
import type { Static } from 'typebox'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../../refusal.ts'
import { decryptInput } from '../storedInput.ts'
import { recordCorrection } from './correction.service.ts'
import { recordCreditRefund, spendCredit } from './credit.service.ts'
import { lockBill, type LockedBill } from './journal.sql.ts'
import { paymentRefusal, recordPaymentRow } from './paymentRow.service.ts'
import { recordReceipt } from './receipt.service.ts'
import { remainingOf } from './remaining.ts'

const meansProblems = (means: string): Problem[] =>
  paymentChoices.some(({ id }) => id === means) ? [] : [invalid('means', "Ce moyen de paiement n'existe pas")]

const dayProblems = (context: MemberContext, paidOn: Day): Problem[] =>
  paymentDayProblems('paidOn', paidOn, todayOf(context))

async function lockPayableBill({ tx }: MemberContext, billId: string): Promise<LockedBill> {
  const bill = requireFound(await lockBill(tx, billId))
  if (bill.kind === 'CREDIT_NOTE') throw paymentRefusal('Un avoir ne se paie pas')
  return bill
}

/**
 * Records a payment, a refund, a use of the client's credit or a correction. Throws 409 for a refund above the amount
 * received or a use above the remaining amount (E212), and for more than the client's credit (E259).
 */
export async function recordPayment(context: MemberContext, billId: string, input: PaymentInput): Promise<void> {
  const { kind, means, amount, paidOn } = input
  await refuseUnknownIds(context.tx, 'bill', input.otherBillIds ?? [])
  refuseProblems(dayProblems(context, paidOn))
  if (kind === 'CORRECTION' || input.corrects !== undefined) return recordCorrection(context, billId, input)
  if (amount <= 0) refuseProblems([invalid('amount', 'Le montant est obligatoire')])
  if (kind === 'CREDIT_USE') return spendCredit(context, billId, centsOf(amount))
  refuseProblems(meansProblems(means))
  if (kind === 'PAYMENT') return recordReceipt(context, billId, input)
  const bill = await lockPayableBill(context, billId)
  if (kind === 'CREDIT_REFUND') return recordCreditRefund(context, bill, input)
  const refundable = centsOf(bill.received) - centsOf(bill.refunded)
  if (centsOf(amount) > refundable) throw paymentRefusal(`Il n'a été reçu que ${money(eurosOf(refundable))}`)
  return recordPaymentRow(context, billId, {
    kind,
    means,
    amount: -amount,
    paid_on: paidOn,
    cash_reason: input.cashReason,
  })
}

/**
 * Reads the means of payment selected in the form of an invoice, and the reason for cash above the maximum; TRANSFER
 * for an invoice that was not issued in the application.
 */
export async function readPaymentMeans(
  context: MemberContext,
  { id, input }: LockedBill,
): Promise<{ means: string; cash_reason: CashReason | null }> {
  if (!input) return { means: 'TRANSFER', cash_reason: null }
  const { selectedPaymentChoice, cashReason = null } = decryptInput(await cipherOf(context), id, input).input
  return { means: selectedPaymentChoice, cash_reason: cashReason }
}

/** Records the payment of the whole remaining amount; does nothing if nothing remains to be paid. */
export async function recordFullPayment(
  context: MemberContext,
  billId: string,
  { means, paidOn = todayOf(context), cashReason }: Static<typeof FullPayment>,
): Promise<void> {
  const bill = await lockPayableBill(context, billId)
  const remaining = remainingOf(bill)
  if (remaining === 0) return
  const stored = await readPaymentMeans(context, bill)
  const payment = { means: means ?? stored.means, cash_reason: cashReason ?? stored.cash_reason }
  refuseProblems([...meansProblems(payment.means), ...dayProblems(context, paidOn)])
  await recordPaymentRow(context, billId, {
    kind: 'PAYMENT',
    ...payment,
    amount: eurosOf(remaining),
    paid_on: paidOn,
  })
}
