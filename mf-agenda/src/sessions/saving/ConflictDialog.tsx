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
  /** Reason for saving despite the conflicts; the form of a session keeps it while the session is edited again. */
  reason: string
  onReason: (reason: string) => void
  onForce: (overrides: ConflictOverrides) => void
  onBack: () => void
}

const kindLabels: Record<Conflict['kind'], string> = {
  therapist: 'praticien déjà en séance',
  animal: 'animal déjà en séance',
  vacation: 'absence',
  workload: 'animal au-delà de ses limites',
  incompatible: 'animal incompatible',
  clock: "changement d'heure",
}

/** Returns the server's sentence about a conflict, or its name and kind if there is none. */
const textOf = ({ kind, name, detail }: Conflict) => detail ?? `${name} (${kindLabels[kind]})`

function titleOf(conflicts: readonly Conflict[]): string {
  const areAll = (expectedKind: Conflict['kind']) => conflicts.every(({ kind }) => kind === expectedKind)
  if (areAll('clock')) return "Cette heure n'existe pas ce jour-là"
  if (areAll('workload')) return 'Un animal dépasse ses limites'
  return areAll('incompatible') ? 'Un animal ne convient pas' : 'Ce créneau est déjà occupé'
}

/**
 * Lists the conflicts and asks whether to save anyway (ruling 18); a reason is required if an animal exceeds its
 * limits. The server records who accepted an unsuitable animal (ruling 59).
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, isBusy, failure, reason, onReason, onForce, onBack } = props
  const titleId = useId()
  const [wasRefused, setRefused] = useState(false)
  const needsReason = conflicts.some(({ kind }) => kind === 'workload')
  const isReasonMissing = needsReason && reason.trim() === ''

  function force() {
    if (!isReasonMissing) return onForce({ force: true, forceReason: reason.trim() || undefined })
    setRefused(true)
    document.getElementById('forceReason')?.focus()
  }

  return (
    <Dialog open={conflicts.length > 0} onClose={onBack} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{titleOf(conflicts)}</DialogTitle>
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
          onChange={onReason}
          required={needsReason}
          error={wasRefused && isReasonMissing ? reasonMissingText : ''}
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
