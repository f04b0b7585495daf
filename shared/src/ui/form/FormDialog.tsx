import { createContext, useContext, useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useLeaveQuestion } from '../leaving/useLeaveQuestion.tsx'
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

interface LeavingDialog {
  /** Called by the dialog's form whenever it becomes dirty or clean. */
  setDirty: (isDirty: boolean) => void
  /** Runs the action, which closes the dialog, after a confirmation if the form has unsaved input. */
  leave: (action: () => void) => void
}

const LeavingContext = createContext<LeavingDialog>({ setDirty: () => undefined, leave: (action) => action() })

/**
 * A dialog with a form, full-screen on a phone. With unsaved input, Escape, a click outside and 'Annuler' require the
 * confirmation 'Quitter sans enregistrer ?'. `useSave` requires it for the browser's Back.
 */
export function FormDialog({ open = true, title, onClose, children }: FormDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const isDirty = useRef(false)
  const { ask, question } = useLeaveQuestion()
  const leavingDialog: LeavingDialog = {
    setDirty: (isFormDirty) => {
      isDirty.current = isFormDirty
    },
    leave: (action) => (isDirty.current ? ask(action) : action()),
  }
  return (
    <LeavingContext value={leavingDialog}>
      <Dialog
        open={open}
        onClose={() => leavingDialog.leave(onClose)}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
        fullScreen={fullScreen}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {children}
      </Dialog>
      {question}
    </LeavingContext>
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
export function DialogForm({ saving, submit, staleTitle, onClose, children }: DialogFormProps) {
  const { setDirty, leave } = useContext(LeavingContext)
  const { isDirty } = saving
  useEffect(() => {
    setDirty(isDirty)
    return () => setDirty(false)
  })
  return (
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
        <Button onClick={() => leave(onClose)}>Annuler</Button>
        <Button type="submit" variant="contained" loading={saving.isBusy}>
          {submit}
        </Button>
      </DialogActions>
      {staleTitle && <MergeDialog merge={saving.merge} title={staleTitle} />}
    </Box>
  )
}
