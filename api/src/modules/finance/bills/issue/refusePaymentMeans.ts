import type { BillInput } from 'shared/contracts/finance/bills'
import { errorCode } from 'shared/contracts/errorCodes'
import { invalid } from 'shared/domain/problems'
import type { Totals } from 'shared/domain/money/totals'
import { refuseProblems } from '../../../../refusal.ts'
import type { BillContent } from '../BillContent.ts'
import { refuseCash } from '../payments/cash.service.ts'

type Payable = Pick<BillContent, 'paymentChoice' | 'bank' | 'paidOn' | 'creditSpent' | 'client'>

const ibanMissing = "Pour un virement, l'IBAN doit être saisi dans Mes informations"

/**
 * Refuses a means of payment by which an invoice cannot be paid (ruling 147). Throws 409 (E267) for cash above the
 * legal maximum without a reason, and 400 (E268) for a transfer without an IBAN if an amount is still to be paid.
 */
export function refusePaymentMeans(
  { paymentChoice, bank, paidOn, creditSpent, client }: Payable,
  { total }: Totals,
  { cashReason }: Pick<BillInput, 'cashReason'>,
): void {
  if (paymentChoice.id === 'CASH')
    refuseCash({ cents: total - creditSpent, isRefund: false, isFirm: client.isFirm }, cashReason)
  if (paymentChoice.id === 'TRANSFER' && bank === null && paidOn === null)
    refuseProblems([invalid('selectedPaymentChoice', ibanMissing)], errorCode.ibanMissing)
}
