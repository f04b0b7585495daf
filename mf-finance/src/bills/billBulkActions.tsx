import { lazy } from 'react'
import { saveFile } from 'shared/client'
import type { BillListItem } from 'shared/contracts/finance/bills'
import type { BulkAction, BulkDialogProps } from 'shared/ui/data'
import { readBillArchive } from './api.ts'
import { texts } from './messages.ts'

const EmailDialog = lazy(() => import('./emails/EmailDialog.tsx'))

const idsOf = (bills: readonly BillListItem[]) => bills.map(({ id }) => id)

const SendDialog = ({ rows, onDone, onClose }: BulkDialogProps<BillListItem>) => (
  <EmailDialog billIds={idsOf(rows)} onSent={onDone} onClose={onClose} />
)

/** Actions for several invoices at once. */
export const billBulkActions: readonly BulkAction<BillListItem>[] = [
  { label: 'Envoyer par e-mail', Dialog: SendDialog },
  {
    label: 'Télécharger (ZIP)',
    busyLabel: 'Préparation…',
    run: async (bills) => saveFile(await readBillArchive(idsOf(bills))),
    failureMessages: texts.fileFailed,
  },
]
