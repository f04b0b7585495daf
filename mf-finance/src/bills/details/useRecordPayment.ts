import { messageFor, useMutation } from 'shared/client'
import type { PaymentInput } from 'shared/contracts/finance/billDetails'
import { toast } from 'shared/ui'
import { useSendOnce } from 'shared/ui/form'
import { recordPayment } from './api.ts'
import { updateCachedBill } from './updateCachedBill.ts'
import { paymentFailed, texts } from './messages.ts'

/** Mutation that adds an entry to the journal of payments; an idempotency key makes sure that it is recorded once. */
export function useRecordPayment(billId: string, onSettled: () => void) {
  const sendOnce = useSendOnce(`payment.${billId}`)
  return useMutation({
    mutationFn: (input: PaymentInput) => sendOnce(input, (key) => recordPayment(billId, input, key)),
    onSuccess: (bill) => {
      updateCachedBill(bill)
      toast(texts.paymentSaved)
    },
    onError: (error) => toast(messageFor(error, paymentFailed), 'error'),
    onSettled,
  })
}
