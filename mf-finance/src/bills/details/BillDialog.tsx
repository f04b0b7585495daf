import { lazy, Suspense, useId, useState } from 'react'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LoadFailed, Pending, useIsPhone } from 'shared/ui'
import { useBillDetails } from './api.ts'
import { BillContents } from './BillContents.tsx'
import type { BillAction } from './billAction.ts'
import { BillDialogActions } from './BillDialogActions.tsx'
import { CreditNoteForm } from './CreditNoteForm.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { SpendCreditDialog } from './SpendCreditDialog.tsx'

const EmailDialog = lazy(() => import('../emails/EmailDialog.tsx'))

interface BillDialogProps {
  billId: string
  billNumber: string
  onClose: () => void
}

/** Dialog with the content, the history and the actions of an invoice or a credit note. */
export default function BillDialog({ billId, billNumber, onClose }: BillDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [openAction, setOpenAction] = useState<BillAction>()
  const { data: bill, isError, refetch } = useBillDetails(billId)
  const closeAction = () => setOpenAction(undefined)
  const paymentKind = openAction && paymentKinds.get(openAction)
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={fullScreen}>
        <DialogTitle id={titleId}>{titleOf(bill, billNumber)}</DialogTitle>
        <DialogContent>
          {isError && !bill && <LoadFailed onRetry={() => void refetch()} />}
          {!bill && !isError && <Pending rows={6} />}
          {bill && <BillContents bill={bill} />}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {bill && <BillDialogActions bill={bill} onAction={setOpenAction} />}
          <Button onClick={onClose}>Fermer</Button>
        </DialogActions>
      </Dialog>
      {openAction === 'email' && (
        <Suspense>
          <EmailDialog billIds={[billId]} onClose={closeAction} />
        </Suspense>
      )}
      {bill && openAction === 'creditNote' && <CreditNoteForm bill={bill} onClose={closeAction} />}
      {bill && openAction === 'spendCredit' && <SpendCreditDialog bill={bill} onClose={closeAction} />}
      {bill && paymentKind && <PaymentForm bill={bill} kind={paymentKind} onClose={closeAction} />}
    </>
  )
}

/** Kind of the journal entry that the payment form of an action records. */
const paymentKinds: ReadonlyMap<BillAction, 'PAYMENT' | 'REFUND' | 'CREDIT_REFUND'> = new Map([
  ['payment', 'PAYMENT'],
  ['refund', 'REFUND'],
  ['creditRefund', 'CREDIT_REFUND'],
])

const titleOf = (bill: BillDetails | undefined, billNumber: string) =>
  `${bill?.kind === 'CREDIT_NOTE' ? 'Avoir' : 'Facture'} ${billNumber}`
