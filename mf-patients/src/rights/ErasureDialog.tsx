import { useId } from 'react'
import type { Erasure } from 'shared/contracts/patients/erasure'
import { plural } from 'shared/domain/format'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LoadFailed,
  Pending,
  useIsPhone,
} from 'shared/ui'
import { TitledLines, useTypedConfirmation } from 'shared/ui/form'
import { erasedLines, keptLines } from './erasureLines.ts'
import { texts } from './messages.ts'

interface ErasureDialogProps {
  title: string
  /** Data to destroy and to keep; undefined while it is loading. */
  erasure: Erasure | undefined
  isFailed: boolean
  onRetry: () => void
  isBusy: boolean
  onErase: () => void
  onClose: () => void
}

/**
 * Dialog for the erasure of one patient or of due files: the destroyed and the kept data, and a button that is enabled
 * when the confirmation word is typed.
 */
export function ErasureDialog({ title, erasure, isFailed, onRetry, isBusy, onErase, onClose }: ErasureDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const { isConfirmed, field } = useTypedConfirmation(texts.eraseWord)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {isFailed && <LoadFailed onRetry={onRetry} />}
        {!erasure && !isFailed && <Pending rows={4} />}
        {erasure && <ErasurePreview erasure={erasure} />}
        {erasure?.upcoming === 0 && field}
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

const ErasurePreview = ({ erasure }: { erasure: Erasure }) => (
  <>
    {erasure.upcoming > 0 && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {erasure.upcoming} {plural(erasure.upcoming, 'séance est prévue', 'séances sont prévues')} : rien ne peut être
        effacé avant leur annulation.
      </Alert>
    )}
    <TitledLines title="Sera détruit, sans retour possible" lines={erasedLines(erasure)} />
    <TitledLines title="Sera conservé" lines={keptLines(erasure)} />
  </>
)
