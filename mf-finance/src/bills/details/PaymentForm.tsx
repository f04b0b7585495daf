import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { eurosOf } from 'shared/domain/money/cents'
import { practiceToday } from 'shared/session'
import { DayInput } from 'shared/ui/dates'
import { DialogForm, FormDialog, NumberInput, PickInput, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { choiceOptions } from '../termOptions.ts'
import { recordPayment } from './api.ts'
import { updateCachedBill } from './updateCachedBill.ts'
import { paymentFailed, texts } from './messages.ts'
import { paymentProblems } from './paymentProblems.ts'
import type { PaymentDraft } from './paymentProblems.ts'
import { receivedCentsOf } from './receivedCentsOf.ts'

interface PaymentFormProps {
  bill: BillDetails
  kind: 'PAYMENT' | 'REFUND'
  onClose: () => void
}

/** Form that records a payment or a refund; the proposed amount is the highest accepted amount. */
export function PaymentForm({ bill, kind, onClose }: PaymentFormProps) {
  const maxAmount = kind === 'PAYMENT' ? bill.remaining : eurosOf(receivedCentsOf(bill))
  const today = practiceToday()
  const form = useForm<PaymentDraft>({
    defaultValues: { amount: maxAmount, means: bill.input.selectedPaymentChoice, paidOn: today },
    resolver: problemsResolver<PaymentDraft>((draft) => paymentProblems(draft, { maxAmount: maxAmount, today })),
  })
  const { control } = form
  const saving = useSave(form, {
    save: ({ amount, means, paidOn }, key) =>
      recordPayment(bill.id, { kind, means, amount: amount ?? 0, paidOn: paidOn ?? today }, key),
    request: { name: `payment.${bill.id}`, contentsOf: (draft) => ({ kind, ...draft }) },
    messages: { saved: texts.paymentSaved, failed: paymentFailed },
    hasErrorSummary: false,
    onSaved: (updatedBill) => {
      updateCachedBill(updatedBill)
      onClose()
    },
  })
  return (
    <FormDialog title={kind === 'PAYMENT' ? 'Ajouter un paiement' : 'Rembourser'} onClose={onClose}>
      <DialogForm saving={saving} submit="Enregistrer" onClose={onClose}>
        <NumberInput control={control} name="amount" label="Montant" unit="€" required />
        <PickInput control={control} name="means" label="Moyen de paiement" options={choiceOptions} />
        <DayInput control={control} name="paidOn" label="Date" maxDay={today} required />
      </DialogForm>
    </FormDialog>
  )
}
