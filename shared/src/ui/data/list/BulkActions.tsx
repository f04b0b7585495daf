import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { useMutation } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { messageFor } from '../../../client/messageFor.ts'
import type { Messages } from '../../../client/messageFor.ts'
import { plural } from '../../../domain/format.ts'
import { hidden } from '../../hidden.ts'
import { toast } from '../../toasts/toasts.ts'
import type { Selection } from './useSelection.ts'

interface Named {
  /** A verb: 'Supprimer'. */
  label: string
  danger?: boolean
}

interface BulkRun<Row> extends Named {
  /** Once it resolves the selection is cleared; if it rejects the rows stay selected. */
  run: (rows: readonly Row[]) => Promise<unknown>
  /** Shown on the button while it runs, for what takes long: 'Génération du PDF…'. */
  busyLabel?: string
  /** The toast when it rejects. */
  failed: string | Messages
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[]
  /** Clears the selection and closes the dialog. */
  onDone: () => void
  /** Closes the dialog; the rows stay selected. */
  onClose: () => void
}

interface BulkDialog<Row> extends Named {
  /** Opens with the selected rows. One with a form is lazy: `shared/ui/form` is not loaded with the list. */
  Dialog: ComponentType<BulkDialogProps<Row>>
}

/** The dialog of a bulk action, with the rows that were selected when it opened. */
export interface OpenBulkDialog<Row> extends Pick<BulkDialogProps<Row>, 'rows'>, Pick<BulkDialog<Row>, 'Dialog'> {
  endSelection: () => void
}

/** What can be done to several rows at once. */
export type BulkAction<Row> = BulkRun<Row> | BulkDialog<Row>

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  onDialog: (opened: OpenBulkDialog<Row>) => void
  /** Where the focus goes when the bar closes. */
  onClosed: () => void
}

const headerHeightPx = 64

const countOf = (count: number) => `${count} ${plural(count, 'ligne sélectionnée', 'lignes sélectionnées')}`

/** The bar of what can be done to the selected rows; a screen reader announces their number when it changes. */
export function BulkActions<Row>({
  actions,
  selection: { selected, clear },
  onDialog,
  onClosed,
}: BulkActionsProps<Row>) {
  const isClosing = useRef(false)
  const close = () => {
    isClosing.current = true
    clear()
  }
  // Once it is drawn: a dialog that closes with the bar gives the focus back before, to a button that is gone.
  useEffect(() => {
    if (isClosing.current) onClosed()
    isClosing.current = false
  })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ run }: BulkRun<Row>) => run(selected),
    onSuccess: close,
    onError: (error, { failed }) => toast(typeof failed === 'string' ? failed : messageFor(error, failed), 'error'),
  })
  const isOpen = selected.length > 0
  return (
    <>
      <Box component="output" sx={hidden}>
        {isOpen ? countOf(selected.length) : ''}
      </Box>
      {isOpen && (
        <Paper
          component="section"
          aria-label="Actions sur la sélection"
          variant="outlined"
          sx={{
            position: 'sticky',
            top: headerHeightPx + 8,
            zIndex: 2,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 1,
            mb: 2,
          }}
        >
          <Typography aria-hidden sx={{ flexGrow: 1, fontWeight: 600 }}>
            {countOf(selected.length)}
          </Typography>
          {actions.map((action) => {
            const isRunning = isPending && variables.label === action.label
            const busyLabel = 'run' in action ? action.busyLabel : undefined
            return (
              <Button
                key={action.label}
                color={action.danger ? 'error' : 'primary'}
                loading={isRunning && busyLabel === undefined}
                disabled={isPending}
                onClick={() =>
                  'run' in action
                    ? mutate(action)
                    : onDialog({ Dialog: action.Dialog, rows: selected, endSelection: close })
                }
              >
                {(isRunning && busyLabel) || action.label}
              </Button>
            )
          })}
          <Button color="inherit" onClick={close}>
            Tout désélectionner
          </Button>
        </Paper>
      )}
    </>
  )
}
