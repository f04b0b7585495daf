import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { exceedsCashLimit } from 'shared/domain/bills/cash'
import { PickInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { cashReasonOptions } from '../cashReasonOptions.ts'
import { cashTotalsOf } from './cashTotalsOf.ts'
import { texts } from './messages.ts'
import type { PaymentDraft } from './paymentProblems.ts'

interface CashReasonFieldProps {
  control: Control<PaymentDraft>
  bill: BillDetails
  isRefund: boolean
}

/** Asks why more than the legal maximum is paid in cash. Renders nothing up to the maximum. */
export function CashReasonField({ control, bill, isRefund }: CashReasonFieldProps) {
  const [amount, means, otherBillIds] = useWatch({ control, name: ['amount', 'means', 'otherBillIds'] })
  const [highestCashTotal] = cashTotalsOf(bill, { amount, means, otherBillIds }, isRefund)
    .filter(({ cents }) => exceedsCashLimit(cents))
    .toSorted((first, second) => second.cents - first.cents)
  if (!highestCashTotal) return null
  return (
    <PickInput
      control={control}
      name="cashReason"
      label="Raison des espèces"
      none="À choisir"
      helperText={texts.cashLimit}
      required
      options={cashReasonOptions(highestCashTotal)}
    />
  )
}
