import type { MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  /** The label of the confirming button, a verb: 'Supprimer l'animal', not 'Oui'. */
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  /** Whether confirming is not possible, for a reason that `children` show. */
  disabled?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Called once the dialog has disappeared. */
  onClosed?: () => void
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = 'Annuler',
  danger = false,
  busy = false,
  disabled = false,
  onConfirm,
  onCancel,
  onClosed,
}: ConfirmDialogProps) {
  const titleId = useId()
  // Ignores the second half of a double click, and presses while the dialog fades out.
  const confirmOnce = ({ detail }: MouseEvent) => {
    if (open && !busy && detail < 2) onConfirm()
  }
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={titleId} slotProps={{ transition: { onExited: onClosed } }}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children !== undefined && (
        <DialogContent>
          <DialogContentText component="div">{children}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={busy}
          disabled={disabled}
          onClick={confirmOnce}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
