import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { money } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { ConfirmDialog } from 'shared/ui'
import { useRecordPayment } from './useRecordPayment.ts'

interface SpendCreditDialogProps {
  bill: BillDetails
  onClose: () => void
}

/** Asks for confirmation before the client's credit is used to pay the invoice, in full or in part. */
export function SpendCreditDialog({ bill, onClose }: SpendCreditDialogProps) {
  const { mutate, isPending } = useRecordPayment(bill.id, onClose)
  const amount = Math.min(bill.clientCredit, bill.remaining)
  return (
    <ConfirmDialog
      open
      title="Utiliser le crédit du client ?"
      confirm="Utiliser le crédit"
      busy={isPending}
      onConfirm={() => mutate({ kind: 'CREDIT_USE', means: '', amount, paidOn: practiceToday() })}
      onCancel={onClose}
    >
      {money(amount)} de son crédit de {money(bill.clientCredit)} règlent la facture {bill.billNumber}.
    </ConfirmDialog>
  )
}
