import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { Link as RouterLink } from 'shared/router'
import { Button } from 'shared/ui'
import type { BillAct } from './billAct.ts'
import { receivedCents } from './receivedCents.ts'

interface BillDialogActionsProps {
  bill: BillDetails
  onAct: (act: BillAct) => void
}

/** A credit note is final, and can only be sent. The actions on an invoice depend on its payments and credit notes. */
export function BillDialogActions({ bill, onAct }: BillDialogActionsProps) {
  const sending = <Button onClick={() => onAct('letter')}>Envoyer par e-mail</Button>
  if (bill.kind === 'CREDIT_NOTE') return sending
  return (
    <>
      {sending}
      {bill.creditNotes.length > 0 && (
        <Button component={RouterLink} to={`/pros/billings?billId=${bill.id}`}>
          Proposer une nouvelle facture
        </Button>
      )}
      {bill.lines.some(({ creditable }) => creditable) && (
        <Button onClick={() => onAct('creditNote')}>Créer un avoir</Button>
      )}
      {receivedCents(bill) > 0 && <Button onClick={() => onAct('refund')}>Rembourser</Button>}
      {bill.remaining > 0 && (
        <Button variant="contained" onClick={() => onAct('payment')}>
          Ajouter un paiement
        </Button>
      )}
    </>
  )
}
