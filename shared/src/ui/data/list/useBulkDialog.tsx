import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { OpenBulkDialog } from './BulkActions.tsx'

interface BulkDialogState<Row> {
  open: (opened: OpenBulkDialog<Row>) => void
  /** Undefined while none is open. */
  dialog: ReactNode
}

/** The open dialog of a bulk action, rendered outside the rows: it stays when a refresh removes all rows. */
export function useBulkDialog<Row>(): BulkDialogState<Row> {
  const [opened, open] = useState<OpenBulkDialog<Row>>()
  if (!opened) return { open, dialog: undefined }
  const { Dialog, rows, endSelection } = opened
  const close = () => open(undefined)
  const finish = () => {
    endSelection()
    close()
  }
  return {
    open,
    dialog: (
      <Suspense>
        <Dialog rows={rows} onDone={finish} onClose={close} />
      </Suspense>
    ),
  }
}
