import { messageFor, useMutation } from 'shared/client'
import type { PaymentInput } from 'shared/contracts/finance/billDetails'
import { toast } from 'shared/ui'
import { useSendOnce } from 'shared/ui/form'
import { recordPayment } from './api.ts'
import { billChanged } from './billChanged.ts'
import { paymentFailed, texts } from './messages.ts'

/** Adds a row to the journal of payments, once. */
export function useRecordPayment(billId: string, onSettled: () => void) {
  const sendOnce = useSendOnce(`payment.${billId}`)
  return useMutation({
    mutationFn: (input: PaymentInput) => sendOnce(input, (key) => recordPayment(billId, input, key)),
    onSuccess: (bill) => {
      billChanged(bill)
      toast(texts.paymentSaved)
    },
    onError: (error) => toast(messageFor(error, paymentFailed), 'error'),
    onSettled,
  })
}
