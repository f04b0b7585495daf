import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { centsOf, sumOf } from 'shared/domain/money/cents'
import type { Cents } from 'shared/domain/money/cents'

/** What was received for an invoice and not given back. */
export const receivedCents = ({ payments }: Pick<BillDetails, 'payments'>): Cents =>
  sumOf(payments.map(({ amount }) => centsOf(amount)))
