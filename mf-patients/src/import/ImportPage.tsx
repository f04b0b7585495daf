import { useEffect, useState } from 'react'
import { queryClient, useQuery } from 'shared/client'
import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { listKey } from 'shared/lists'
import { Link, useParams } from 'shared/router'
import { Alert, Button, LoadFailed, PageTitle, Pending, Stack } from 'shared/ui'
import { GonePage, isGone } from 'shared/ui/form'
import { allImportLinesKey, importKey, patientsKey } from '../keys.ts'
import { readImport } from './api.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { initialLinesView } from './Lines.tsx'
import { importFailureMessages } from './messages.ts'
import { Outcome } from './Outcome.tsx'
import { Preview } from './Preview.tsx'

const pollingIntervalMs = 700

const isInProgress = (patientImport: PatientImport | undefined) =>
  patientImport?.state === 'READING' || patientImport?.state === 'RUNNING'

function ImportStep({ patientImport }: { patientImport: PatientImport }) {
  const { id, state, failureCode } = patientImport
  const [view, setView] = useState(initialLinesView)
  useEffect(() => {
    if (state !== 'DONE' && state !== 'UNDONE') return
    // Removes the cached list of patients, because it would be shown without the imported patients until the new list
    // is loaded.
    void queryClient.resetQueries({ queryKey: listKey.patients })
    void queryClient.invalidateQueries({ queryKey: patientsKey })
  }, [state])
  const onChanged = async (changedImport: PatientImport) => {
    // Cancels the read in progress, because its older response would replace the changed import.
    await queryClient.cancelQueries({ queryKey: importKey(id) })
    queryClient.setQueryData(importKey(id), changedImport)
    // After a comparison or an import the result of each line may have changed.
    queryClient.removeQueries({ queryKey: allImportLinesKey(id) })
  }
  if (isInProgress(patientImport)) return <ImportProgress {...patientImport} />
  const props = { patientImport, onChanged, view, onViewChange: setView }
  if (state === 'READY') return <Preview {...props} />
  if (state !== 'FAILED') return <Outcome {...props} />
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Alert severity="error">{importFailureMessages[failureCode ?? ''] ?? importFailureMessages.otherwise}</Alert>
      <Button component={Link} to="/pros/patients/import" variant="contained">
        Choisir un autre fichier
      </Button>
    </Stack>
  )
}

function ExistingImport({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: importKey(id),
    queryFn: ({ signal }) => readImport(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isInProgress(state.data) ? pollingIntervalMs : false),
  })
  if (isGone(error))
    return (
      <GonePage title="Import introuvable" listLink={{ to: '/pros/patients/import', label: 'Importer un fichier' }}>
        Cet import n'existe pas, ou a plus de 24 heures.
      </GonePage>
    )
  return (
    <>
      <PageTitle step={data?.state}>Importer des patients</PageTitle>
      {data && <ImportStep patientImport={data} />}
      {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={6} />)}
    </>
  )
}

/**
 * `/pros/patients/import` uploads a file; `/pros/patients/import/:id` shows the state of an import, also after a
 * reload.
 */
export default function ImportPage() {
  const { id } = useParams()
  if (id !== undefined) return <ExistingImport key={id} id={id} />
  return (
    <>
      <PageTitle>Importer des patients</PageTitle>
      <ChooseFile />
    </>
  )
}
