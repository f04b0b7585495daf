import type { BillableSession } from 'shared/contracts/billableSession'
import type { ListedPatient } from 'shared/contracts/patient'
import { draftTotals } from 'shared/domain/billing/draftTotals'
import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { patientName } from 'shared/domain/patients/patientName'
import { ConfirmDialog } from 'shared/ui'
import { chosenPrices } from './chosenPrices.ts'
import type { Draft } from './draft.ts'
import { dueOn } from './dueOn.ts'
import { texts } from './messages.ts'

interface ConfirmIssueProps {
  draft: Draft
  patient: ListedPatient | undefined
  rows: readonly BillableSession[]
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before the invoice is issued, since it cannot be changed afterwards. */
export function ConfirmIssue({ draft, patient, rows, onConfirm, onCancel }: ConfirmIssueProps) {
  const { total } = draftTotals(draft, chosenPrices(draft, rows))
  return (
    <ConfirmDialog
      open
      title={`Générer la facture ${draft.billNumber.trim()} ?`}
      confirm="Confirmer"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {patient && patientName(patient)} : <strong>{money(eurosOf(total))}</strong>, à payer au plus tard le{' '}
        {dueOn(draft.selectedTermOfPayment)}.
      </p>
      <p>{texts.frozen}</p>
    </ConfirmDialog>
  )
}
