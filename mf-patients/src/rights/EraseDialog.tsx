import { useId, useState } from 'react'
import { messageFor, useMutation, useQuery } from 'shared/client'
import type { Erasure } from 'shared/contracts/erasure'
import type { PatientDetails } from 'shared/contracts/patientFile'
import { plural } from 'shared/domain/format'
import { listKey, removed } from 'shared/lists'
import { useNavigate } from 'shared/router'
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
  toast,
  Typography,
  useIsPhone,
} from 'shared/ui'
import { TextField } from 'shared/ui/form'
import { fileKey } from '../keys.ts'
import { erase, readErasure } from './api.ts'
import { erasedLines, keptLines } from './erasureLines.ts'
import { eraseFailed, texts } from './messages.ts'

interface EraseDialogProps {
  patient: PatientDetails
  onClose: () => void
}

/** Says what an erasure destroys and what stays, and erases once the word is typed. */
export default function EraseDialog({ patient: { id }, onClose }: EraseDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(id, 'erasure'),
    queryFn: () => readErasure(id),
    staleTime: 0,
    gcTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => erase(id),
    onSuccess: () => {
      removed(listKey.patients, id)
      toast(texts.erased)
      onClose()
      void navigate('/pros/patients')
    },
    onError: (error) => {
      toast(messageFor(error, eraseFailed), 'error')
      void refetch()
    },
  })
  const isConfirmed = typed.trim().toLocaleUpperCase('fr') === texts.eraseWord
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>Effacer les données du patient</DialogTitle>
      <DialogContent>
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isError && <Pending rows={4} />}
        {data && <Outlook erasure={data} />}
        {data?.upcoming === 0 && (
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
          loading={isPending}
          disabled={data?.upcoming !== 0 || !isConfirmed}
          onClick={() => mutate()}
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
