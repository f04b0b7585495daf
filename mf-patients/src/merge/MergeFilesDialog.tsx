import { useId, useState } from 'react'
import { useQuery } from 'shared/client'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LoadFailed,
  Pending,
  useCloseGuard,
  useIsPhone,
} from 'shared/ui'
import { readPatient } from '../api.ts'
import { fileKey } from '../keys.ts'
import { readMerge } from './api.ts'
import { MergeChoices } from './MergeChoices.tsx'
import { OtherFilePicker } from './OtherFilePicker.tsx'

interface MergeFilesDialogProps {
  /** The file that remains after the merge. */
  patient: PatientDetails
  onClose: () => void
}

/** Dialog to select the other file, compare both files, and see the data that will move before the merge. */
export default function MergeFilesDialog({ patient, onClose }: MergeFilesDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [otherId, setOtherId] = useState<string>()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...fileKey(patient.id, 'merge'), otherId],
    queryFn: async ({ signal }) => {
      const id = otherId ?? ''
      const [remainingFile, otherFile] = await Promise.all([readPatient(patient.id, signal), readPatient(id, signal)])
      return { remainingFile, otherFile, preview: await readMerge(patient.id, id, signal) }
    },
    enabled: otherId !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const { close, question } = useCloseGuard(otherId !== undefined, onClose)
  const isReady = data !== undefined && !isFetching
  const picker = (
    <>
      <DialogContentText sx={{ mb: 2 }}>
        Tout ce que contient l'autre dossier passe dans celui-ci. Vous choisissez les valeurs qui restent.
      </DialogContentText>
      <OtherFilePicker patient={patient} otherId={otherId} onChange={setOtherId} />
    </>
  )
  return (
    <>
      <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={fullScreen}>
        <DialogTitle id={titleId}>Fusionner avec un autre dossier</DialogTitle>
        {isReady ? (
          <MergeChoices
            key={`${data.remainingFile.version} ${data.otherFile.version}`}
            {...data}
            picker={picker}
            onStale={() => void refetch()}
            onCancel={close}
            onMerged={onClose}
          />
        ) : (
          <>
            <DialogContent>
              {picker}
              {isError && !isFetching && <LoadFailed onRetry={() => void refetch()} />}
              {isFetching && <Pending rows={4} />}
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>Annuler</Button>
            </DialogActions>
          </>
        )}
      </Dialog>
      {question}
    </>
  )
}
