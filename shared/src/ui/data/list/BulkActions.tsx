import { useEffect, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { messageFor } from '../../../client/messageFor.ts'
import type { Messages } from '../../../client/messageFor.ts'
import { plural } from '../../../domain/format.ts'
import { layout } from '../../layout.ts'
import { visuallyHidden } from '../../visuallyHidden.ts'
import { toast } from '../../toasts/toasts.ts'
import type { Selection } from './useSelection.ts'

interface ActionLabel {
  /** A verb: 'Supprimer'. */
  label: string
  danger?: boolean
}

interface BulkRun<Row> extends ActionLabel {
  /** Runs the action. The selection is cleared when the promise resolves, and kept if it rejects. */
  run: (rows: readonly Row[]) => Promise<unknown>
  /** The button's label while a slow action runs: 'Génération du PDF…'. */
  busyLabel?: string
  /** The toast when `run` rejects. */
  failureMessages: string | Messages
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[]
  /** Clears the selection and closes the dialog. */
  onDone: () => void
  /** Closes the dialog; the rows stay selected. */
  onClose: () => void
}

interface BulkDialog<Row> extends ActionLabel {
  /**
   * The dialog for the selected rows. With a form, it must be lazy, so that the list does not load `shared/ui/form`.
   */
  Dialog: ComponentType<BulkDialogProps<Row>>
}

/** The dialog of a bulk action, with the rows selected when it opened. */
export interface OpenBulkDialog<Row> extends Pick<BulkDialogProps<Row>, 'rows'>, Pick<BulkDialog<Row>, 'Dialog'> {
  endSelection: () => void
}

/** An action on several rows at once. */
export type BulkAction<Row> = BulkRun<Row> | BulkDialog<Row>

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  /** The checkbox that selects all rows, if the rows have no header with it. */
  selectAll?: ReactNode
  onDialog: (openedDialog: OpenBulkDialog<Row>) => void
  /** Called after the bar closed, to move the focus. */
  onClosed: () => void
}

const selectionText = (count: number) => `${count} ${plural(count, 'ligne sélectionnée', 'lignes sélectionnées')}`

/** The bar of actions on the selected rows; a screen reader announces their number when it changes. */
export function BulkActions<Row>({
  actions,
  selection: { selectedRows, clear },
  selectAll,
  onDialog,
  onClosed,
}: BulkActionsProps<Row>) {
  const isClosing = useRef(false)
  const close = () => {
    isClosing.current = true
    clear()
  }
  // Moves the focus after the render. By then, a dialog that closed together with the bar has already tried to focus its
  // opening button, which no longer exists.
  useEffect(() => {
    if (isClosing.current) onClosed()
    isClosing.current = false
  })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ run }: BulkRun<Row>) => run(selectedRows),
    onSuccess: close,
    onError: (error, { failureMessages }) =>
      toast(typeof failureMessages === 'string' ? failureMessages : messageFor(error, failureMessages), 'error'),
  })
  const isOpen = selectedRows.length > 0
  return (
    <>
      <Box component="output" sx={visuallyHidden}>
        {isOpen ? selectionText(selectedRows.length) : ''}
      </Box>
      {isOpen && (
        <Paper
          component="section"
          aria-label="Actions sur la sélection"
          variant="outlined"
          sx={{
            position: 'sticky',
            // Below the header, and below the links to the parts of a page.
            top: {
              xs: `calc(${layout.headerHeightPx.xs + 8}px + var(--part-links-height, 0px))`,
              md: `calc(${layout.headerHeightPx.md + 8}px + var(--part-links-height, 0px))`,
            },
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
          {selectAll}
          <Typography aria-hidden sx={{ flexGrow: 1, fontWeight: 600 }}>
            {selectionText(selectedRows.length)}
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
                    : onDialog({ Dialog: action.Dialog, rows: selectedRows, endSelection: close })
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
