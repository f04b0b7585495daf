import { useState } from 'react'
import { isStatus, messageFor, queryClient, useQuery } from 'shared/client'
import type { Patient } from 'shared/contracts/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { appended, listKey, replaced } from 'shared/lists'
import { Link, useNavigate, useParams } from 'shared/router'
import { Button, EmptyState, LoadFailed, PageTitle, Pending, toast } from 'shared/ui'
import { patientKey } from '../keys.ts'
import { addPatient, changePatient, readPatient } from './api.ts'
import { draftOf, inputOf, newDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import { saveFailed, said } from './messages.ts'
import { PatientForm } from './PatientForm.tsx'

function useSave(id: string | undefined) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()

  const keep = (patient: Patient) => {
    queryClient.setQueryData(patientKey(patient.id), patient)
    if (id === undefined) appended(listKey.patients, patient)
    else replaced(listKey.patients, patient)
    // What a search shows, and in which order, is the server's to say.
    void queryClient.invalidateQueries({ queryKey: listKey.patients })
  }

  const save = async (draft: Draft, saved: () => void) => {
    setFailure(undefined)
    try {
      keep(await (id === undefined ? addPatient(inputOf(draft)) : changePatient(id, inputOf(draft))))
    } catch (error) {
      setFailure(messageFor(error, saveFailed))
      toast(messageFor(error, saveFailed), 'error')
      return
    }
    saved()
    toast(id === undefined ? said.added : said.changed)
    await navigate('/pros/patients')
  }
  return { save, failure }
}

export function NewPatientPage() {
  const { save, failure } = useSave(undefined)
  return (
    <>
      <PageTitle>Ajouter un patient</PageTitle>
      <PatientForm draft={newDraft} save="Ajouter" onSave={save} failure={failure} />
    </>
  )
}

export function EditPatientPage() {
  const { id = '' } = useParams()
  const { save, failure } = useSave(id)
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: patientKey(id),
    queryFn: ({ signal }) => readPatient(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  // A form is filled once: with what the server has now.
  const patient = isFetchedAfterMount ? data : undefined

  if (isStatus(error, 404) || isStatus(error, 400)) return <GonePatient />
  return (
    <>
      <PageTitle>{patient ? patientName(patient) : 'Patient'}</PageTitle>
      {error && !patient && <LoadFailed onRetry={() => void refetch()} />}
      {!error && !patient && <Pending rows={6} />}
      {patient && (
        <PatientForm key={patient.id} draft={draftOf(patient)} save="Enregistrer" onSave={save} failure={failure} />
      )}
    </>
  )
}

const GonePatient = () => (
  <>
    <PageTitle>Patient introuvable</PageTitle>
    <EmptyState
      action={
        <Button component={Link} to="/pros/patients" variant="contained">
          Voir les patients
        </Button>
      }
    >
      Ce patient n'existe pas, ou n'existe plus.
    </EmptyState>
  </>
)
