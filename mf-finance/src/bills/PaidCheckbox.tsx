import { useState } from 'react'
import { queryClient, useMutation } from 'shared/client'
import type { BillListItem } from 'shared/contracts/finance/bills'
import { refreshSessions } from 'shared/lists'
import { ConfirmDialog, toast } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/data'
import { allBillsKey } from '../keys.ts'
import { recordFullPayment } from './api.ts'
import { texts } from './messages.ts'

/** Checkbox that marks an invoice as paid. This cannot be undone, so it asks for a confirmation; Annuler changes nothing. */
export function PaidCheckbox({ row: { id, billNumber, fullyPaid, paymentState } }: { row: BillListItem }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => recordFullPayment(id),
    onSuccess: async () => {
      toast(texts.paymentSaved)
      refreshSessions()
      await queryClient.invalidateQueries({ queryKey: allBillsKey })
    },
    onError: () => toast(texts.paymentFailed, 'error'),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <FormControlLabel
        label="Payée"
        disabled={fullyPaid || paymentState === 'CREDITED'}
        control={
          <Checkbox
            checked={fullyPaid || isAsking}
            onChange={() => setAsking(true)}
            slotProps={{ input: { 'aria-label': `Facture ${billNumber} payée` } }}
          />
        }
      />
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
    </>
  )
}
