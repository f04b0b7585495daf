import { useState } from 'react'
import { messageFor, queryClient, useMutation } from 'shared/client'
import type { BillListItem } from 'shared/contracts/finance/bills'
import { refreshSessions } from 'shared/lists'
import { ConfirmDialog, toast } from 'shared/ui'
import { allBillsKey } from '../keys.ts'
import { recordFullPayment } from './api.ts'
import { fullPaymentFailed, texts } from './messages.ts'

/** Marks an invoice as paid after a confirmation, because this cannot be undone. */
export function usePaidConfirmation({ id, billNumber }: BillListItem) {
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => recordFullPayment(id),
    onSuccess: async () => {
      toast(texts.paymentSaved)
      refreshSessions()
      await queryClient.invalidateQueries({ queryKey: allBillsKey })
    },
    onError: (error) => toast(messageFor(error, fullPaymentFailed), 'error'),
    onSettled: () => setConfirming(false),
  })
  const confirmation = (
    <ConfirmDialog
      open={isConfirming}
      title={`Facture ${billNumber}`}
      confirm="Marquer payée"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={() => setConfirming(false)}
    >
      {texts.confirmPaid}
    </ConfirmDialog>
  )
  return { askConfirmation: () => setConfirming(true), isConfirming, confirmation }
}
