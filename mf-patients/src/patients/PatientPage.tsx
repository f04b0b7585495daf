import { patientName } from 'shared/domain/patients/patientName'
import { Navigate, useParams } from 'shared/router'
import { Box, layout, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { GonePage, useFreshQuery } from 'shared/ui/form'
import { readPatient } from '../api.ts'
import { AnimalFitCard } from '../fit/AnimalFitCard.tsx'
import { patientKey } from '../keys.ts'
import { HoursNotice } from '../programme/HoursNotice.tsx'
import { draftOf, newDraft } from './draft.ts'
import { PatientForm } from './PatientForm.tsx'
import { patientPath } from './patientList.ts'

const NewPatient = () => (
  <>
    <PageTitle>Ajouter un patient</PageTitle>
    <PatientForm draft={newDraft} />
  </>
)

function EditPatient({ id }: { id: string }) {
  const {
    data: patient,
    isGone,
    isFailed,
    isPending,
    retry,
  } = useFreshQuery({ queryKey: patientKey(id), queryFn: ({ signal }) => readPatient(id, signal) })

  if (isGone)
    return (
      <GonePage title="Patient introuvable" listLink={{ to: '/pros/patients', label: 'Voir les patients' }}>
        Ce patient n'existe pas, ou n'existe plus.
      </GonePage>
    )
  // Redirects from a merged file to the file that replaced it.
  if (patient && patient.id !== id) return <Navigate to={patientPath(patient)} replace />
  return (
    <>
      <PageTitle tab="Patient">{patient ? patientName(patient) : 'Patient'}</PageTitle>
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={6} />}
      {patient && <HoursNotice patientId={patient.id} />}
      {patient && <PatientForm key={patient.id} patient={patient} draft={draftOf(patient)} />}
      {patient && !patient.firm && (
        <Box sx={{ mt: 3, maxWidth: layout.formWidthPx }}>
          <AnimalFitCard patientId={patient.id} />
        </Box>
      )}
    </>
  )
}

/** `/pros/patient` adds a patient, `/pros/patient/:id` edits a saved patient. */
export default function PatientPage() {
  const { id } = useParams()
  return id === undefined ? <NewPatient /> : <EditPatient id={id} />
}
