import { isClientCreditKind } from 'shared/domain/bills/paymentKinds'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { centsOf, sumOf } from 'shared/domain/money/cents'
import type { Cents } from 'shared/domain/money/cents'

/** Sums the payments received for an invoice, less the refunds and without the client's credit, in cents. */
export const receivedCentsOf = ({ payments }: Pick<BillDetails, 'payments'>): Cents =>
  sumOf(payments.filter(({ kind }) => !isClientCreditKind(kind)).map(({ amount }) => centsOf(amount)))
