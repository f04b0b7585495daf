import { errorCode } from 'shared/contracts/errorCodes'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { earliestPaymentDay } from 'shared/domain/calendar/dayBounds'
import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { practiceToday } from 'shared/session'
import { DayInput } from 'shared/ui/dates'
import { DialogForm, FormDialog, NumberInput, PickInput, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { choiceOptions } from '../termOptions.ts'
import { recordPayment } from './api.ts'
import { CashReasonField } from './CashReasonField.tsx'
import { cashTotalsOf } from './cashTotalsOf.ts'
import { ExcessFields } from './ExcessFields.tsx'
import { updateCachedBill } from './updateCachedBill.ts'
import { paymentFailed, texts } from './messages.ts'
import { paymentProblems } from './paymentProblems.ts'
import type { PaymentDraft } from './paymentProblems.ts'
import { receivedCentsOf } from './receivedCentsOf.ts'

interface PaymentFormProps {
  bill: BillDetails
  kind: 'PAYMENT' | 'REFUND' | 'CREDIT_REFUND'
  /** Defaults to the title of the kind. */
  title?: string
  onClose: () => void
}

const titles = { PAYMENT: 'Ajouter un paiement', REFUND: 'Rembourser', CREDIT_REFUND: 'Rembourser le crédit' }

/**
 * Returns the proposed amount in euros: the unpaid remainder, the refundable amount, or what is left of the client's
 * credit.
 */
const proposedAmountOf = (bill: BillDetails, kind: PaymentFormProps['kind']) =>
  ({ PAYMENT: bill.remaining, REFUND: eurosOf(receivedCentsOf(bill)), CREDIT_REFUND: bill.creditLeft })[kind]

/** Form that records a payment, a refund, or a refund of the client's credit. */
export function PaymentForm({ bill, kind, title = titles[kind], onClose }: PaymentFormProps) {
  const proposedAmount = proposedAmountOf(bill, kind)
  const maxAmount = kind === 'PAYMENT' ? undefined : proposedAmount
  const today = practiceToday()
  const form = useForm<PaymentDraft>({
    defaultValues: {
      amount: proposedAmount || null,
      means: bill.input.selectedPaymentChoice,
      paidOn: today,
      otherBillIds: [],
      cashReason: null,
    },
    resolver: problemsResolver<PaymentDraft>((draft) =>
      paymentProblems(draft, { maxAmount, today, cashTotals: cashTotalsOf(bill, draft, kind !== 'PAYMENT') }),
    ),
  })
  const { control } = form
  const saving = useSave(form, {
    save: ({ amount, means, paidOn, otherBillIds, cashReason }, key) =>
      recordPayment(
        bill.id,
        {
          kind,
          means,
          amount: amount ?? 0,
          paidOn: paidOn ?? today,
          ...(otherBillIds.length > 0 && { otherBillIds }),
          ...(means === 'CASH' && cashReason !== null && { cashReason }),
        },
        key,
      ),
    request: { name: `payment.${bill.id}`, contentsOf: (draft) => ({ kind, ...draft }) },
    messages: { saved: texts.paymentSaved, failed: paymentFailed },
    fields: { [errorCode.cashReasonMissing]: 'cashReason' },
    hasErrorSummary: false,
    onSaved: (updatedBill) => {
      updateCachedBill(updatedBill)
      onClose()
    },
  })
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogForm saving={saving} submit="Enregistrer" onClose={onClose}>
        <NumberInput
          control={control}
          name="amount"
          label="Montant"
          unit="€"
          helperText={kind === 'PAYMENT' && bill.remaining > 0 ? `Reste à payer : ${money(bill.remaining)}` : undefined}
          required
        />
        <PickInput control={control} name="means" label="Moyen de paiement" options={choiceOptions} />
        <CashReasonField control={control} bill={bill} isRefund={kind !== 'PAYMENT'} />
        <DayInput
          control={control}
          name="paidOn"
          label="Date"
          minDay={earliestPaymentDay(today)}
          maxDay={today}
          required
        />
        {kind === 'PAYMENT' && <ExcessFields control={control} bill={bill} />}
      </DialogForm>
    </FormDialog>
  )
}
