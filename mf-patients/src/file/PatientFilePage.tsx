import { queryClient, useQuery } from 'shared/client'
import { useChanges } from 'shared/lists'
import { Navigate, useParams } from 'shared/router'
import { LoadFailed, PageTitle, Pending } from 'shared/ui'
import { DeletedNotice, GonePage, doesRecordExist, useMissingRecord } from 'shared/ui/form'
import { readPatient } from '../api.ts'
import { fileKey, patientKey } from '../keys.ts'
import { texts } from '../patients/messages.ts'
import { filePath } from '../patients/patientList.ts'
import { PatientFile } from './PatientFile.tsx'

const backLink = { to: '/pros/patients', label: 'Voir les patients' }

/** `/pros/patients/:id/details`: page of a patient file. */
export default function PatientFilePage() {
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: fileKey(id, 'details'),
    queryFn: ({ signal }) => readPatient(id, signal),
    staleTime: 0,
  })
  const { data, error, refetch } = query
  const { isGone, isDeleted } = useMissingRecord(id, doesRecordExist(query))
  useChanges(() => void queryClient.invalidateQueries({ queryKey: patientKey(id) }))

  if (isGone)
    return (
      <GonePage title="Patient introuvable" listLink={backLink}>
        Ce patient n'existe pas, ou n'existe plus.
      </GonePage>
    )
  // Redirects from a merged file to the file that replaced it.
  if (data && data.id !== id) return <Navigate to={filePath(data)} replace />
  if (data)
    return (
      <>
        {isDeleted && <DeletedNotice title={texts.patientDeletedMeanwhile} listLink={backLink} />}
        <PatientFile key={data.id} patient={data} />
      </>
    )
  return (
    <>
      <PageTitle>Patient</PageTitle>
      {error ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={8} />}
    </>
  )
}
