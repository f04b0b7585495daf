import { saveFile } from 'shared/client'
import type { BillListItem } from 'shared/contracts/finance/billing'
import type { BulkAction } from 'shared/ui/data'
import { readBillArchive } from './api.ts'
import { texts } from './messages.ts'

/** Invoices whose letter is written, and what ends their selection once it is sent. */
export interface ChosenBills {
  ids: readonly string[]
  onSent: () => void
}

/** What can be done with several invoices at once; `onSend` opens the letter of those that are chosen. */
export const billBulkActions = (onSend: (chosen: ChosenBills) => void): readonly BulkAction<BillListItem>[] => [
  {
    label: 'Envoyer par e-mail',
    open: (rows, done) => onSend({ ids: rows.map(({ id }) => id), onSent: done }),
  },
  {
    label: 'Télécharger (ZIP)',
    busyLabel: 'Préparation…',
    run: async (rows) => saveFile(await readBillArchive(rows.map(({ id }) => id))),
    failed: texts.fileFailed,
  },
]
