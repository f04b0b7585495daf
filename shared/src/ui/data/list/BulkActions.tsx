import { useMutation } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { messageFor } from '../../../client/messageFor.ts'
import type { Messages } from '../../../client/messageFor.ts'
import { plural } from '../../../domain/format.ts'
import { hidden } from '../../hidden.ts'
import { toast } from '../../toasts.ts'
import type { Selection } from './useSelection.ts'

/** What can be done to several rows at once. */
export interface BulkAction<Row> {
  /** A verb: 'Supprimer'. */
  label: string
  danger?: boolean
  /** Once it resolves the selection is cleared; if it rejects the rows stay selected. */
  run: (rows: readonly Row[]) => Promise<unknown>
  /** Shown on the button while it runs, for what takes long: 'Génération du PDF…'. */
  busyLabel?: string
  /** The toast when it rejects. */
  failed: string | Messages
}

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[]
  selection: Selection<Row>
  /** Where the focus goes when the bar closes. */
  onClosed: () => void
}

const headerHeightPx = 64

const countOf = (count: number) => `${count} ${plural(count, 'ligne sélectionnée', 'lignes sélectionnées')}`

/** The bar of what can be done to the selected rows; a screen reader announces their number when it changes. */
export function BulkActions<Row>({ actions, selection: { selected, clear }, onClosed }: BulkActionsProps<Row>) {
  const close = () => {
    clear()
    onClosed()
  }
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ run }: BulkAction<Row>) => run(selected),
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
            return (
              <Button
                key={action.label}
                color={action.danger ? 'error' : 'primary'}
                loading={isRunning && action.busyLabel === undefined}
                disabled={isPending}
                onClick={() => mutate(action)}
              >
                {isRunning && action.busyLabel !== undefined ? action.busyLabel : action.label}
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
