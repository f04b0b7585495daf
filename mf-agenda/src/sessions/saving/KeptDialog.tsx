import { useId } from 'react'
import type { KeptSession } from 'shared/contracts/agenda/session'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from 'shared/ui'
import { KeptList } from '../preview/KeptList.tsx'

interface KeptDialogProps {
  kept: readonly KeptSession[]
  /** Label of the button. */
  close?: string
  onClose: () => void
}

/** Shown after saving or deleting a series: the sessions that did not change, and why (ruling 17). */
export function KeptDialog({ kept, close = 'Revenir au calendrier', onClose }: KeptDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {kept.length === 1
          ? 'Une séance est restée comme elle était'
          : `${kept.length} séances sont restées comme elles étaient`}
      </DialogTitle>
      <DialogContent>
        <Typography component="div">
          <KeptList kept={kept} />
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
