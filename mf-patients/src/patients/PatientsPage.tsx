import type { Patient } from 'shared/contracts/patient'
import { withoutEmpty } from 'shared/domain/list/withoutEmpty'
import { patientName } from 'shared/domain/patients/patientName'
import { listKey, removed, usePatients } from 'shared/lists'
import { ListPage, useListParams } from 'shared/ui/data'
import type { Deletion } from 'shared/ui/data'
import { deletePatient } from './api.ts'
import { deleteFailed, texts } from './messages.ts'
import { patientList, patientPath } from './patientList.ts'

const deletion: Deletion<Patient> = {
  question: 'Etes vous sûr de vouloir supprimer ce patient ?',
  confirm: 'Supprimer le patient',
  Details: ({ row }) => patientName(row),
  call: deletePatient,
  onDeleted: (id) => removed(listKey.patients, id),
  deleted: texts.removed,
  failed: deleteFailed,
}

export function PatientsPage() {
  const { filters } = useListParams(patientList)
  const patients = usePatients(withoutEmpty(filters))
  return (
    <ListPage
      title="Patients"
      list={patientList}
      query={patients}
      rows={patients.data}
      add={{ label: 'Ajouter un patient', shortLabel: 'Ajouter', path: '/pros/patient' }}
      editPath={patientPath}
      deletion={deletion}
    />
  )
}
