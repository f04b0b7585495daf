import { useId } from 'react'
import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useIsPhone } from '../useIsPhone.ts'
import { MergeDialog } from './merge/MergeDialog.tsx'
import type { Saving } from './useSave.ts'

interface FormDialogProps {
  open?: boolean
  title: string
  onClose: () => void
  /** A component that contains the form's state and a `DialogForm`; the state is reset each time the dialog opens. */
  children: ReactNode
}

/** A dialog with a form, full-screen on a phone. A click outside does not close it, so as not to lose the input. */
export function FormDialog({ open = true, title, onClose, children }: FormDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={fullScreen}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  )
}

interface DialogFormProps {
  saving: Saving
  /** The label of the submit button. */
  submit: string
  /** The title of the dialog that resolves a conflict with another user: « Ce lieu a été modifié entre-temps ». */
  staleTitle?: string
  onClose: () => void
  children: ReactNode
}

/** The form of a `FormDialog`: error messages, fields, the cancel button and the submit button. */
export const DialogForm = ({ saving, submit, staleTitle, onClose, children }: DialogFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      // React would propagate the event to the form that opened the dialog, which would be saved too.
      event.stopPropagation()
      saving.submit(event)
    }}
    sx={{ display: 'contents' }}
  >
    <DialogContent>
      <Stack spacing={2}>
        {saving.failure.length > 0 && <Alert severity="error">{saving.failure.join(' ')}</Alert>}
        {children}
      </Stack>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Annuler</Button>
      <Button type="submit" variant="contained" loading={saving.isBusy}>
        {submit}
      </Button>
    </DialogActions>
    {staleTitle && <MergeDialog merge={saving.merge} title={staleTitle} />}
  </Box>
)
