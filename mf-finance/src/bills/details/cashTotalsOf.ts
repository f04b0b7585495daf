import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { sumCash } from 'shared/domain/bills/cash'
import type { CashTotal } from 'shared/domain/bills/cash'
import { centsOf } from 'shared/domain/money/cents'
import { fillInOrder } from 'shared/domain/money/fillInOrder'
import type { PaymentDraft } from './paymentProblems.ts'

type PaidBill = Pick<BillDetails, 'id' | 'isFirm' | 'payments' | 'remaining' | 'otherDueBills'>

/**
 * Returns totals in cash, which need a reason above the legal maximum. For a payment: what each paid invoice has
 * received in cash, this payment included; an excess counts for `bill`. For a refund: one total, what was refunded in
 * cash for `bill`, this refund included. Empty for other means of payment.
 */
export function cashTotalsOf(
  bill: PaidBill,
  { amount, means, otherBillIds }: Pick<PaymentDraft, 'amount' | 'means' | 'otherBillIds'>,
  isRefund: boolean,
): CashTotal[] {
  if (means !== 'CASH') return []
  const { id, isFirm, payments, remaining, otherDueBills } = bill
  const cash = sumCash(payments.map((payment) => ({ ...payment, amount: centsOf(payment.amount) })))
  const cents = centsOf(amount ?? 0)
  if (isRefund) return [{ cents: cash.refunded + cents, isRefund, isFirm }]
  const otherBills = otherDueBills.filter((other) => otherBillIds.includes(other.id))
  const { parts, rest } = fillInOrder(cents, [
    { id, capacity: centsOf(remaining) },
    ...otherBills.map((other) => ({ id: other.id, capacity: centsOf(other.remaining) })),
  ])
  const paidCentsOf = (billId: string) => parts.find((part) => part.id === billId)?.amount ?? 0
  return [
    { cents: cash.received + paidCentsOf(id) + rest, isRefund, isFirm },
    ...otherBills.map((other) => ({ cents: centsOf(other.cashReceived) + paidCentsOf(other.id), isRefund, isFirm })),
  ]
}
