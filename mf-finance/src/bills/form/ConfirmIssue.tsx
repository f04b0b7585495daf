import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { draftTotals } from 'shared/domain/bills/lines/draftTotals'
import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { ConfirmDialog } from 'shared/ui'
import { firstNumberText } from '../numbering/firstNumberText.ts'
import type { BilledClient } from './client/billedClientOf.ts'
import { selectedPricesOf } from './selectedPricesOf.ts'
import type { Draft } from './draft/draft.ts'
import { dueDateText } from './dueDateText.ts'
import { texts } from './messages.ts'

interface ConfirmIssueProps {
  draft: Draft
  /** Whether it is the practice's first invoice, whose number the user chooses. */
  isFirst: boolean
  client: BilledClient | undefined
  /** The client's credit, in euros. */
  credit: number
  rows: readonly BillableSession[]
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before an invoice is issued, because an issued invoice cannot be changed. */
export function ConfirmIssue({ draft, isFirst, client, credit, rows, onConfirm, onCancel }: ConfirmIssueProps) {
  const { total } = draftTotals(draft, selectedPricesOf(draft, rows))
  return (
    <ConfirmDialog
      open
      title={`Générer la facture ${draft.billNumber.trim()} ?`}
      confirm="Confirmer"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {client?.name} : <strong>{money(eurosOf(total))}</strong>
        <span>{total > 0 ? `, à payer au plus tard le ${dueDateText(draft.selectedTermOfPayment)}.` : '.'}</span>
      </p>
      {total > 0 && draft.spendsCredit && credit > 0 && <p>{texts.creditDeducted(money(credit))}</p>}
      {isFirst && <p>{firstNumberText(draft.billNumber)}</p>}
      <p>{texts.frozen}</p>
    </ConfirmDialog>
  )
}
