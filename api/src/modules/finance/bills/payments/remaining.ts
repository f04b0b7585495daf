import type { PaymentState } from 'shared/contracts/finance/bills'
import { centsOf, type Cents } from 'shared/domain/money/cents'
import type { LockedBill } from './journal.sql.ts'

type Balance = Pick<LockedBill, 'kind' | 'total_price' | 'received' | 'refunded' | 'credited' | 'fully_paid'>

/** Computes the amount still to be paid: 0 for a credit note and for a paid invoice, even after refunds. */
export function remainingOf({ kind, total_price, received, refunded, credited, fully_paid }: Balance): Cents {
  if (kind === 'CREDIT_NOTE' || fully_paid) return 0
  return Math.max(0, centsOf(total_price) - centsOf(credited) - centsOf(received) + centsOf(refunded))
}

/**
 * Returns the payment state for lists. A credit note is CREDITED, since it is not a debt but deducted from its invoice.
 */
export function paymentStateOf(bill: Balance): PaymentState {
  const { kind, total_price, received, refunded, credited, fully_paid } = bill
  if (kind === 'CREDIT_NOTE') return 'CREDITED'
  if (refunded > 0 && (fully_paid || refunded === received)) return 'REFUNDED'
  if (credited >= total_price && credited > 0) return 'CREDITED'
  if (fully_paid) return 'PAID'
  return received > refunded ? 'PARTIAL' : 'UNPAID'
}
