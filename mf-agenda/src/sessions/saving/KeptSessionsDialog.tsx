import { useId } from 'react'
import type { KeptSession } from 'shared/contracts/agenda/session'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from 'shared/ui'
import { KeptSessionsList } from '../preview/KeptSessionsList.tsx'

interface KeptSessionsDialogProps {
  sessions: readonly KeptSession[]
  /** Label of the button. */
  closeLabel?: string
  onClose: () => void
}

/** Lists, after a change to several sessions of a series, those that did not change, and why (ruling 17). */
export function KeptSessionsDialog({
  sessions,
  closeLabel = 'Revenir au calendrier',
  onClose,
}: KeptSessionsDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {sessions.length === 1
          ? 'Une séance est restée comme elle était'
          : `${sessions.length} séances sont restées comme elles étaient`}
      </DialogTitle>
      <DialogContent>
        <Typography component="div">
          <KeptSessionsList unchangedSessions={sessions} />
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {closeLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
