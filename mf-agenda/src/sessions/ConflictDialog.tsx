import { useState } from 'react'
import type { Conflict } from 'shared/contracts/wire'
import { longDay } from 'shared/domain/format'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from 'shared/ui'
import { TextField } from 'shared/ui/form'
import type { Force } from './useSubmission.ts'

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  busy: boolean
  onForce: (force: Force) => void
  onBack: () => void
}

const kinds: Record<Conflict['kind'], string> = { therapist: 'praticien déjà en séance', animal: 'animal déjà en séance', vacation: 'absence', workload: "animal au-delà de ses limites" }

/** The slot is taken: by what, and whether to save all the same (ruling 18). */
export function ConflictDialog({ conflicts, busy, onForce, onBack }: ConflictDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog open={conflicts.length > 0} onClose={onBack} maxWidth="sm" aria-labelledby="conflicts-title">
      <DialogTitle id="conflicts-title">Ce créneau est déjà occupé</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">
          <Box component="ul" sx={{ mt: 0, pl: 2.5, color: 'text.primary' }}>
            {conflicts.map(({ date, kind, id, name }) => (
              <li key={`${date}${kind}${id}${name}`}>
                {longDay(date)} : {name} ({kinds[kind]})
              </li>
            ))}
          </Box>
        </DialogContentText>
        <TextField label="Motif (facultatif)" value={reason} onChange={(event) => setReason(event.target.value)} slotProps={{ htmlInput: { maxLength: 500 } }} sx={{ mt: 1 }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>Modifier la séance</Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => onForce({ force: true, forceReason: reason.trim() || undefined })}>
          Enregistrer quand même
        </Button>
      </DialogActions>
    </Dialog>
  )
}
