import { useId } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useIsPhone } from 'shared/ui'
import { AudioComments } from '../../sessions/audio/AudioComments.tsx'

interface AudioDialogProps {
  session: ShortSession
  onClose: () => void
}

/** True if the recorder handled the event. Escape discards a running recording, and must not close the dialog. */
const isHandledByRecorder = (event: object) => 'defaultPrevented' in event && event.defaultPrevented === true

/** Dialog with the audio comments of a session. */
export function AudioDialog({ session, onClose }: AudioDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  return (
    <Dialog
      open
      onClose={(event: object) => {
        if (!isHandledByRecorder(event)) onClose()
      }}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={fullScreen}
    >
      <DialogTitle id={titleId}>{session.title}</DialogTitle>
      {/* Removes the border and padding that the section has on the page of the session. */}
      <DialogContent sx={{ '& > section': { p: 0, border: 0, bgcolor: 'transparent' } }}>
        <AudioComments sessionId={session.id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}
