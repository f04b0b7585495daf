import type { PaymentInput } from 'shared/contracts/finance/billDetails'
import { clientCredit } from 'shared/domain/bills/meansOfPayment'
import { isClientCreditKind } from 'shared/domain/bills/paymentKinds'
import { centsOf } from 'shared/domain/money/cents'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound } from '../../../../refusal.ts'
import { listReceiptRows } from './credits.sql.ts'
import { listPayments, lockBills, type LockedBill, type PaymentRow } from './journal.sql.ts'
import { paymentRefusal, recordPaymentRow } from './paymentRow.service.ts'

const isCorrection = ({ kind }: PaymentRow) => kind === 'CORRECTION' || kind === 'CREDIT_CORRECTION'

/** Throws 409 (E212) for a row that spends credit, or whose amount was refunded or spent. */
function refuseCorrection(bill: LockedBill, row: PaymentRow): void {
  const amount = centsOf(row.amount)
  if (row.kind === 'PAYMENT' && centsOf(bill.received) - amount < centsOf(bill.refunded))
    throw paymentRefusal('Ce paiement a été remboursé : corrigez d’abord le remboursement')
  if (row.kind === 'CREDIT' && centsOf(bill.credit_left) < amount)
    throw paymentRefusal('Ce crédit a été utilisé ou remboursé : corrigez d’abord son utilisation')
  if (row.kind === 'CREDIT_USE') throw paymentRefusal('Corrigez le paiement de la facture que ce crédit a réglée')
}

/** Lists the uses of the client's credit that a payment consists of. */
const listCreditUses = async ({ tx }: MemberContext, { means, receipt_id }: PaymentRow): Promise<PaymentRow[]> =>
  means === clientCredit && receipt_id !== null
    ? (await listReceiptRows(tx, receipt_id)).filter(({ kind }) => kind === 'CREDIT_USE')
    : []

/**
 * Cancels a row of the journal by a row of the opposite amount; cancelling a payment by credit also restores the
 * credit. Throws 409 (E212) for a row that is already corrected or cannot be corrected.
 */
export async function recordCorrection(context: MemberContext, billId: string, input: PaymentInput): Promise<void> {
  const { tx } = context
  const correctedRow = requireFound((await listPayments(tx, billId)).find(({ id }) => id === input.corrects))
  const creditUses = correctedRow.kind === 'PAYMENT' ? await listCreditUses(context, correctedRow) : []
  const lockedBills = await lockBills(tx, [billId, ...creditUses.map(({ bill_id }) => bill_id)])
  const bill = requireFound(lockedBills.find(({ id }) => id === billId))
  const rows = await listPayments(tx, billId)
  if (isCorrection(correctedRow) || rows.some(({ corrects }) => corrects === correctedRow.id))
    throw paymentRefusal('Cette ligne a déjà été corrigée')
  refuseCorrection(bill, correctedRow)
  for (const { id, bill_id, kind, means, amount } of [...creditUses, correctedRow])
    await recordPaymentRow(context, bill_id, {
      kind: isClientCreditKind(kind) ? 'CREDIT_CORRECTION' : 'CORRECTION',
      means,
      amount: -amount,
      paid_on: input.paidOn,
      corrects: id,
    })
}
