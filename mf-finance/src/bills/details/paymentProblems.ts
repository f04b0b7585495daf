import { isCashAllowed } from 'shared/domain/bills/cash'
import type { CashTotal, CashReason } from 'shared/domain/bills/cash'
import type { Day } from 'shared/domain/calendar/day'
import { paymentDayProblems } from 'shared/domain/calendar/dayBounds'
import { money } from 'shared/domain/format'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'

export interface PaymentDraft {
  /** In euros. */
  amount: number | null
  means: string
  paidOn: Day | null
  /** Ids of the client's other invoices that a payment above the remaining amount also pays. */
  otherBillIds: string[]
  /** Why more than the legal maximum is paid in cash; null if no reason is selected. */
  cashReason: CashReason | null
}

interface PaymentLimits {
  /** Highest accepted amount, in euros: the amount that can be refunded; undefined for a payment. */
  maxAmount: number | undefined
  today: Day
  /**
   * The total in cash of each paid invoice, or of the refunds, with earlier entries and the draft; empty for other
   * means of payment.
   */
  cashTotals: readonly CashTotal[]
}

/** Validates a payment or a refund before it is recorded; returns the problems of its fields. */
export function paymentProblems(
  { amount, paidOn, cashReason }: PaymentDraft,
  { maxAmount, today, cashTotals }: PaymentLimits,
): Problem[] {
  const problems: Problem[] = []
  if (!amount) problems.push(required('amount', 'Montant obligatoire'))
  else if (maxAmount !== undefined && amount > maxAmount)
    problems.push(invalid('amount', `${money(maxAmount)} au plus`))
  if (paidOn === null) problems.push(required('paidOn', 'Date obligatoire'))
  else problems.push(...paymentDayProblems('paidOn', paidOn, today))
  if (cashTotals.some((total) => !isCashAllowed(total, cashReason)))
    problems.push(required('cashReason', 'Au-delà de 1 000 € en espèces, la raison est obligatoire'))
  return problems
}
