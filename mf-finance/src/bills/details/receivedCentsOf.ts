import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { centsOf, sumOf } from 'shared/domain/money/cents'
import type { Cents } from 'shared/domain/money/cents'

/** Sums the payments received for an invoice, less the refunds, in cents. */
export const receivedCentsOf = ({ payments }: Pick<BillDetails, 'payments'>): Cents =>
  sumOf(payments.map(({ amount }) => centsOf(amount)))
