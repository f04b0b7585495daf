import { useState } from 'react'
import { useMutation } from 'shared/client'
import type { Patient } from 'shared/contracts/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { listKey, removed } from 'shared/lists'
import { ConfirmDialog, toast } from 'shared/ui'
import { deletePatient } from './api.ts'
import { said } from './messages.ts'

/** Asks before a file leaves the list. */
export function DeletePatient({ patient, onClose }: { patient: Patient | undefined; onClose: () => void }) {
  // The name stays while the dialog closes.
  const [last, setLast] = useState(patient)
  if (patient && patient !== last) setLast(patient)

  const { mutate, isPending } = useMutation({
    mutationFn: deletePatient,
    onSuccess: (_answer, id) => {
      removed(listKey.patients, id)
      toast(said.removed)
    },
    onError: () => toast(said.removeFailed, 'error'),
    onSettled: onClose,
  })

  return (
    <ConfirmDialog
      open={patient !== undefined}
      title="Etes vous sûr de vouloir supprimer ce patient ?"
      confirm="Supprimer le patient"
      danger
      busy={isPending}
      onConfirm={() => patient && mutate(patient.id)}
      onCancel={onClose}
    >
      {last && patientName(last)}
    </ConfirmDialog>
  )
}
