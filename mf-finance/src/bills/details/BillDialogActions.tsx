import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { Link as RouterLink } from 'shared/router'
import { Button } from 'shared/ui'
import type { BillAction } from './billAction.ts'
import { receivedCentsOf } from './receivedCentsOf.ts'

interface BillDialogActionsProps {
  bill: BillDetails
  onAction: (action: BillAction) => void
}

/**
 * Action buttons of a document. A credit note is final and can only be sent; the actions on an invoice depend on its
 * payments and credit notes.
 */
export function BillDialogActions({ bill, onAction }: BillDialogActionsProps) {
  const sendButton = <Button onClick={() => onAction('email')}>Envoyer par e-mail</Button>
  if (bill.kind === 'CREDIT_NOTE') return sendButton
  return (
    <>
      {sendButton}
      {bill.creditNotes.length > 0 && (
        <Button component={RouterLink} to={`/pros/billings?billId=${bill.id}`}>
          Proposer une nouvelle facture
        </Button>
      )}
      {bill.lines.some(({ creditable }) => creditable) && (
        <Button onClick={() => onAction('creditNote')}>Créer un avoir</Button>
      )}
      {receivedCentsOf(bill) > 0 && <Button onClick={() => onAction('refund')}>Rembourser</Button>}
      {bill.creditLeft > 0 && <Button onClick={() => onAction('creditRefund')}>Rembourser le crédit</Button>}
      {bill.remaining > 0 && bill.clientCredit > 0 && (
        <Button onClick={() => onAction('spendCredit')}>Utiliser le crédit</Button>
      )}
      <Button variant={bill.remaining > 0 ? 'contained' : 'text'} onClick={() => onAction('payment')}>
        Ajouter un paiement
      </Button>
    </>
  )
}
