import type { ListedPatient } from 'shared/contracts/patients/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { listKey, removed } from 'shared/lists'
import type { Deletion } from 'shared/ui/data'
import { deletePatient } from '../api.ts'
import { deleteFailureMessages, texts } from '../messages.ts'

export const patientDeletion: Deletion<ListedPatient> = {
  question: 'Etes vous sûr de vouloir supprimer ce patient ?',
  confirm: 'Supprimer le patient',
  Details: ({ row }) => patientName(row),
  call: deletePatient,
  onDeleted: (id) => removed(listKey.patients, id),
  deletedToast: texts.patientDeleted,
  failureMessages: deleteFailureMessages,
}
