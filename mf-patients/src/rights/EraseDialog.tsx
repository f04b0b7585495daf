import { messageFor, useMutation, useQuery } from 'shared/client'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { listKey, removed } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { toast } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { erase, readErasure } from './api.ts'
import { ErasureDialog } from './ErasureDialog.tsx'
import { eraseFailureMessages, texts } from './messages.ts'

interface EraseDialogProps {
  patient: PatientDetails
  onClose: () => void
}

/** Shows what the erasure of a patient destroys and keeps, and erases after the confirmation word is typed. */
export default function EraseDialog({ patient: { id }, onClose }: EraseDialogProps) {
  const navigate = useNavigate()
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
      toast(texts.dataErased)
      onClose()
      void navigate('/pros/patients')
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
