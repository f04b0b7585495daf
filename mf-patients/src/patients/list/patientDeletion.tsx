import { queryClient } from 'shared/client'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { listKey, refreshSessions, removed } from 'shared/lists'
import type { Deletion } from 'shared/ui/data'
import { deletedPatientsKey } from '../../keys.ts'
import { deletePatient } from '../api.ts'
import { deleteFailureMessages, texts } from '../messages.ts'
import { DeletionConsequences } from './DeletionConsequences.tsx'
import { useDeletion } from './useDeletion.ts'

export const patientDeletion: Deletion<ListedPatient> = {
  question: 'Etes vous sûr de vouloir supprimer ce patient ?',
  confirm: 'Supprimer le patient',
  Details: DeletionConsequences,
  Guard: ({ row, children }) => children(useDeletion(row?.id).data?.billedSessions !== 0),
  call: deletePatient,
  onDeleted: (id) => {
    removed(listKey.patients, id)
    // The deletion cancelled the future sessions.
    refreshSessions()
    void queryClient.invalidateQueries({ queryKey: deletedPatientsKey })
  },
  deletedToast: texts.patientDeleted,
  failureMessages: deleteFailureMessages,
}
