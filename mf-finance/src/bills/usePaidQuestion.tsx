import { useState } from 'react'
import { messageFor, queryClient, useMutation } from 'shared/client'
import type { BillListItem } from 'shared/contracts/finance/bills'
import { refreshSessions } from 'shared/lists'
import { ConfirmDialog, toast } from 'shared/ui'
import { allBillsKey } from '../keys.ts'
import { recordFullPayment } from './api.ts'
import { fullPaymentFailed, texts } from './messages.ts'

/** Marks an invoice as paid after a question, because this cannot be undone. */
export function usePaidQuestion({ id, billNumber }: BillListItem) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => recordFullPayment(id),
    onSuccess: async () => {
      toast(texts.paymentSaved)
      refreshSessions()
      await queryClient.invalidateQueries({ queryKey: allBillsKey })
    },
    onError: (error) => toast(messageFor(error, fullPaymentFailed), 'error'),
    onSettled: () => setAsking(false),
  })
  const question = (
    <ConfirmDialog
      open={isAsking}
      title={`Facture ${billNumber}`}
      confirm="Marquer payée"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={() => setAsking(false)}
    >
      {texts.confirmPaid}
    </ConfirmDialog>
  )
  return { ask: () => setAsking(true), isAsking, question }
}
