import { Button, DialogActions, DialogContent, LoadFailed, Pending } from 'shared/ui'
import { FormDialog } from 'shared/ui/form'
import { useBillDetails } from './api.ts'
import { PaymentForm } from './PaymentForm.tsx'

interface CollectDialogProps {
  billId: string
  billNumber: string
  onClose: () => void
}

/**
 * Dialog of the list that records a payment of an invoice. It proposes the remaining amount, which the user can change.
 */
export default function CollectDialog({ billId, billNumber, onClose }: CollectDialogProps) {
  const { data: bill, isError, refetch } = useBillDetails(billId)
  const title = `Encaisser la facture ${billNumber}`
  if (bill) return <PaymentForm bill={bill} kind="PAYMENT" title={title} onClose={onClose} />
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogContent>{isError ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={3} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
      </DialogActions>
    </FormDialog>
  )
}
