import { lazy, Suspense, useId, useState } from 'react'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LoadFailed, Pending, useIsPhone } from 'shared/ui'
import { useBillDetails } from './api.ts'
import { BillContents } from './BillContents.tsx'
import type { BillAct } from './billAct.ts'
import { BillDialogActions } from './BillDialogActions.tsx'
import { CreditNoteForm } from './CreditNoteForm.tsx'
import { PaymentForm } from './PaymentForm.tsx'

const EmailDialog = lazy(() => import('../emails/EmailDialog.tsx'))

interface BillDialogProps {
  billId: string
  billNumber: string
  onClose: () => void
}

/** An invoice or a credit note with its history and its actions. */
export default function BillDialog({ billId, billNumber, onClose }: BillDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [act, setAct] = useState<BillAct>()
  const { data: bill, isError, refetch } = useBillDetails(billId)
  const close = () => setAct(undefined)
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
          {bill && <BillDialogActions bill={bill} onAct={setAct} />}
          <Button onClick={onClose}>Fermer</Button>
        </DialogActions>
      </Dialog>
      {act === 'letter' && (
        <Suspense>
          <EmailDialog billIds={[billId]} onClose={close} />
        </Suspense>
      )}
      {bill && act === 'creditNote' && <CreditNoteForm bill={bill} onClose={close} />}
      {bill && (act === 'payment' || act === 'refund') && (
        <PaymentForm bill={bill} kind={act === 'refund' ? 'REFUND' : 'PAYMENT'} onClose={close} />
      )}
    </>
  )
}

const titleOf = (bill: BillDetails | undefined, billNumber: string) =>
  `${bill?.kind === 'CREDIT_NOTE' ? 'Avoir' : 'Facture'} ${billNumber}`
