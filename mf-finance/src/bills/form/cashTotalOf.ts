import type { CashTotal } from 'shared/domain/bills/cash'
import { centsOf } from 'shared/domain/money/cents'
import type { Cents } from 'shared/domain/money/cents'
import type { BilledClient } from './client/billedClientOf.ts'
import type { Draft } from './draft/draft.ts'

interface BillToPay {
  /** The total of the invoice including VAT, in cents. */
  total: Cents
  client: BilledClient | undefined
  /** The client's credit, in euros. */
  credit: number
}

/** Returns the amount that is to be paid in cash for the invoice: 0 for other means of payment. */
export function cashTotalOf(
  { selectedPaymentChoice, spendsCredit }: Pick<Draft, 'selectedPaymentChoice' | 'spendsCredit'>,
  { total, client, credit }: BillToPay,
): CashTotal {
  const amountToPay = total - (spendsCredit ? centsOf(credit) : 0)
  return { cents: selectedPaymentChoice === 'CASH' ? amountToPay : 0, isRefund: false, isFirm: client?.isFirm === true }
}
