import { saveFile } from 'shared/client'
import type { BillListItem } from 'shared/contracts/billing'
import type { BulkAction } from 'shared/ui/data'
import { readBillArchive } from './api.ts'
import { texts } from './messages.ts'

/** What can be done with several invoices at once. */
export const billBulkActions: readonly BulkAction<BillListItem>[] = [
  {
    label: 'Télécharger (ZIP)',
    busyLabel: 'Préparation…',
    run: async (rows) => saveFile(await readBillArchive(rows.map(({ id }) => id))),
    failed: texts.fileFailed,
  },
]
