import { usePatients } from 'shared/lists'
import { ListPage, useListParams } from 'shared/ui/data'
import { ImportLink } from './list/ImportLink.tsx'
import { ListLinks } from './list/ListLinks.tsx'
import { patientBulkActions } from './list/patientBulkActions.ts'
import { patientDeletion } from './list/patientDeletion.tsx'
import { patientFilterControls } from './list/patientFilterControls.tsx'
import { patientList, patientPath } from './patientList.ts'
import { patientFilterProblems, patientSearch } from './patientSearch.ts'

export function PatientsPage() {
  const { filters } = useListParams(patientList)
  const patients = usePatients(patientSearch(filters))
  return (
    <ListPage
      title="Patients"
      list={patientList}
      query={patients}
      rows={patients.data}
      add={{ label: 'Ajouter un patient', shortLabel: 'Ajouter', path: '/pros/patient' }}
      actions={<ListLinks />}
      emptyActions={<ImportLink />}
      editPath={patientPath}
      deletion={patientDeletion}
      bulkActions={patientBulkActions(filters.archived)}
      filterControls={patientFilterControls}
      filterProblems={patientFilterProblems(filters)}
    />
  )
}
