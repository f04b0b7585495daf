import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { draftTotals } from 'shared/domain/bills/lines/draftTotals'
import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { ConfirmDialog } from 'shared/ui'
import type { BilledClient } from './client/billedClient.ts'
import { chosenPrices } from './chosenPrices.ts'
import type { Draft } from './draft/draft.ts'
import { dueOn } from './dueOn.ts'
import { texts } from './messages.ts'

interface ConfirmIssueProps {
  draft: Draft
  client: BilledClient | undefined
  rows: readonly BillableSession[]
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before the invoice is issued, since it cannot be changed afterwards. */
export function ConfirmIssue({ draft, client, rows, onConfirm, onCancel }: ConfirmIssueProps) {
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
        {client?.name} : <strong>{money(eurosOf(total))}</strong>, à payer au plus tard le{' '}
        {dueOn(draft.selectedTermOfPayment)}.
      </p>
      <p>{texts.frozen}</p>
    </ConfirmDialog>
  )
}
