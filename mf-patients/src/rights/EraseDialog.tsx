import { messageFor, useMutation, useQuery } from 'shared/client'
import { listKey, removed } from 'shared/lists'
import { toast } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { erasePatient, readErasurePreview } from './api.ts'
import { ErasureDialog } from './ErasureDialog.tsx'
import { eraseFailureMessages, texts } from './messages.ts'

interface EraseDialogProps {
  patientId: string
  onClose: () => void
  onErased: () => void
}

/** Shows the data that an erasure destroys and keeps, and erases the patient after the confirmation word is typed. */
export default function EraseDialog({ patientId: id, onClose, onErased }: EraseDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(id, 'erasure'),
    queryFn: () => readErasurePreview(id),
    staleTime: 0,
    gcTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => erasePatient(id),
    onSuccess: () => {
      removed(listKey.patients, id)
      toast(texts.dataErased)
      onClose()
      onErased()
    },
    onError: (error) => {
      toast(messageFor(error, eraseFailureMessages), 'error')
      void refetch()
    },
  })
  return (
    <ErasureDialog
      title="Effacer les données du patient"
      erasure={data}
      isFailed={isError}
      onRetry={() => void refetch()}
      isBusy={isPending}
      onErase={() => mutate()}
      onClose={onClose}
    />
  )
}
