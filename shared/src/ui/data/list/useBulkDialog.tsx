import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { OpenBulkDialog } from './BulkActions.tsx'

interface BulkDialogState<Row> {
  open: (openedDialog: OpenBulkDialog<Row>) => void
  /** Undefined while no dialog is open. */
  dialog: ReactNode
}

/**
 * Returns the open dialog of a bulk action, to render outside the rows: it stays open if a refresh removes all rows.
 */
export function useBulkDialog<Row>(): BulkDialogState<Row> {
  const [dialogState, setDialogState] = useState<OpenBulkDialog<Row>>()
  if (!dialogState) return { open: setDialogState, dialog: undefined }
  const { Dialog, rows, endSelection } = dialogState
  const close = () => setDialogState(undefined)
  const finish = () => {
    endSelection()
    close()
  }
  return {
    open: setDialogState,
    dialog: (
      <Suspense>
        <Dialog rows={rows} onDone={finish} onClose={close} />
      </Suspense>
    ),
  }
}
