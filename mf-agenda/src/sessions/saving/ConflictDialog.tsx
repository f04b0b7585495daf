import { useId, useState } from 'react'
import type { Conflict } from 'shared/contracts/wire'
import { longDay } from 'shared/domain/format'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from 'shared/ui'
import type { ConflictOverrides } from '../preview/choices.ts'
import { reasonMissingText, ReasonField } from '../preview/ReasonField.tsx'

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  isBusy: boolean
  failure?: string
  onForce: (overrides: ConflictOverrides) => void
  onBack: () => void
}

const kindLabels: Record<Conflict['kind'], string> = {
  therapist: 'praticien déjà en séance',
  animal: 'animal déjà en séance',
  vacation: 'absence',
  workload: 'animal au-delà de ses limites',
  incompatible: 'animal incompatible',
}

/** Returns the server's sentence about a conflict, or its name and kind if there is none. */
const textOf = ({ kind, name, detail }: Conflict) => detail ?? `${name} (${kindLabels[kind]})`

function titleFor(conflicts: readonly Conflict[]): string {
  const areAll = (expectedKind: Conflict['kind']) => conflicts.every(({ kind }) => kind === expectedKind)
  if (areAll('workload')) return 'Un animal dépasse ses limites'
  return areAll('incompatible') ? 'Un animal ne convient pas' : 'Ce créneau est déjà occupé'
}

/**
 * Lists the conflicts and asks whether to save anyway (ruling 18); a reason is required if an animal exceeds its limits.
 * The server records who accepted an unsuitable animal (ruling 59).
 */
export function ConflictDialog({ conflicts, isBusy, failure, onForce, onBack }: ConflictDialogProps) {
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [wasRefused, setRefused] = useState(false)
  const needsReason = conflicts.some(({ kind }) => kind === 'workload')
  const lacksReason = needsReason && reason.trim() === ''

  function force() {
    if (!lacksReason) return onForce({ force: true, forceReason: reason.trim() || undefined })
    setRefused(true)
    document.getElementById('forceReason')?.focus()
  }

  return (
    <Dialog open={conflicts.length > 0} onClose={onBack} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{titleFor(conflicts)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {conflicts.map(({ date, kind, id, name, ...conflict }) => (
            <li key={`${date}${kind}${id}${name}${conflict.detail ?? ''}`}>
              {longDay(date)} : {textOf({ date, kind, id, name, ...conflict })}
            </li>
          ))}
        </Box>
        <ReasonField
          value={reason}
          onChange={setReason}
          required={needsReason}
          error={wasRefused && lacksReason ? reasonMissingText : ''}
        />
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>Modifier la séance</Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={force}>
          Enregistrer quand même
        </Button>
      </DialogActions>
    </Dialog>
  )
}
