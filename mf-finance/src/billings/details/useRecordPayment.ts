import { useState } from 'react'
import { messageFor, useMutation } from 'shared/client'
import type { PaymentInput } from 'shared/contracts/billDetails'
import { toast } from 'shared/ui'
import { idempotencyKeys } from 'shared/ui/form'
import { recordPayment } from './api.ts'
import { billChanged } from './billChanged.ts'
import { paymentFailed, texts } from './messages.ts'

/** Adds a row to the journal of payments, once. */
export function useRecordPayment(billId: string, onSettled: () => void) {
  const [keyFor] = useState(idempotencyKeys)
  return useMutation({
    mutationFn: (input: PaymentInput) => recordPayment(billId, input, keyFor(input)),
    onSuccess: (bill) => {
      billChanged(bill)
      toast(texts.paymentSaved)
    },
    onError: (error) => toast(messageFor(error, paymentFailed), 'error'),
    onSettled,
  })
}
