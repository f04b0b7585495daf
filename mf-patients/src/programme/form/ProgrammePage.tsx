import { patientName } from 'shared/domain/patients/patientName'
import { useParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import { LoadFailed, PageTitle, Pending } from 'shared/ui'
import { GonePage, useFreshQuery } from 'shared/ui/form'
import { readPatient } from '../../api.ts'
import { fileKey, patientKey } from '../../keys.ts'
import { readProgrammes } from '../api.ts'
import { draftOf, newDraft } from './draft.ts'
import { ProgrammeForm } from './ProgrammeForm.tsx'

/** `/pros/patients/:id/programme` begins a programme, `/pros/patients/:id/programme/:programmeId` edits one. */
export default function ProgrammePage() {
  const { id = '', programmeId } = useParams()
  const patient = useFreshQuery({ queryKey: patientKey(id), queryFn: ({ signal }) => readPatient(id, signal) })
  const programmes = useFreshQuery({
    queryKey: fileKey(id, 'programmes'),
    queryFn: ({ signal }) => readProgrammes(id, signal),
  })
  const programme = programmes.data?.find((each) => each.id === programmeId)
  const isMissing = programmeId !== undefined && programmes.data !== undefined && programme?.endedOn !== null
  if (patient.isGone || isMissing)
    return (
      <GonePage title="Programme introuvable" back={{ to: '/pros/patients', label: 'Voir les patients' }}>
        Ce programme n'existe pas, ou il est terminé.
      </GonePage>
    )
  const isFailed = patient.isFailed || programmes.isFailed
  const isLoaded = patient.data !== undefined && programmes.data !== undefined
  return (
    <>
      <PageTitle tab="Programme">
        {[programmeId ? 'Programme' : 'Nouveau programme', patient.data && patientName(patient.data)]
          .filter(Boolean)
          .join(' · ')}
      </PageTitle>
      {isFailed && (
        <LoadFailed
          onRetry={() => {
            patient.retry()
            programmes.retry()
          }}
        />
      )}
      {!isFailed && !isLoaded && <Pending rows={6} />}
      {patient.data && programmes.data && (
        <ProgrammeForm
          key={programmeId ?? 'new'}
          patientId={id}
          programme={programme}
          draft={programme ? draftOf(programme) : newDraft(practiceToday(), patient.data.individual?.nbHoursToDo ?? 0)}
        />
      )}
    </>
  )
}
