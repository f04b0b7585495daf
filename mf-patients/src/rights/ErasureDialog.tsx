import { useId, useState } from 'react'
import type { Erasure } from 'shared/contracts/erasure'
import { plural } from 'shared/domain/format'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LoadFailed,
  Pending,
  Typography,
  useIsPhone,
} from 'shared/ui'
import { TextField } from 'shared/ui/form'
import { erasedLines, keptLines } from './erasureLines.ts'
import { texts } from './messages.ts'

interface ErasureDialogProps {
  title: string
  /** Undefined while it is counted. */
  erasure: Erasure | undefined
  isFailed: boolean
  onRetry: () => void
  isBusy: boolean
  onErase: () => void
  onClose: () => void
}

/** Says what an erasure destroys and what stays, and lets it be done once the word is typed. */
export function ErasureDialog({ title, erasure, isFailed, onRetry, isBusy, onErase, onClose }: ErasureDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim().toLocaleUpperCase('fr') === texts.eraseWord
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {isFailed && <LoadFailed onRetry={onRetry} />}
        {!erasure && !isFailed && <Pending rows={4} />}
        {erasure && <Outlook erasure={erasure} />}
        {erasure?.upcoming === 0 && (
          <TextField
            label={`Écrivez ${texts.eraseWord} pour confirmer`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            fullWidth
            autoComplete="off"
            sx={{ mt: 3 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          color="error"
          loading={isBusy}
          disabled={erasure?.upcoming !== 0 || !isConfirmed}
          onClick={onErase}
        >
          Effacer définitivement
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Outlook = ({ erasure }: { erasure: Erasure }) => (
  <>
    {erasure.upcoming > 0 && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {erasure.upcoming} {plural(erasure.upcoming, 'séance est prévue', 'séances sont prévues')} : rien ne peut être
        effacé avant leur annulation.
      </Alert>
    )}
    <Lines title="Sera détruit, sans retour possible" lines={erasedLines(erasure)} />
    <Lines title="Sera conservé" lines={keptLines(erasure)} />
  </>
)

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId()
  return (
    <>
      <Typography id={id} variant="h3" component="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ mt: 1, mb: 0, pl: 3 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </>
  )
}
