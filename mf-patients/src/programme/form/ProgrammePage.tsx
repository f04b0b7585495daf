import { patientName } from 'shared/domain/patients/patientName'
import { shortDay } from 'shared/domain/format'
import { hasProgrammeEnded } from 'shared/domain/programme/programmeEnd'
import { Link as RouterLink, useParams, useSearchParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Alert, layout, Link, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { DeletedNotice, GonePage, useFreshQuery, useMissingRecord } from 'shared/ui/form'
import { readPatient } from '../../api.ts'
import { fileKey, patientKey } from '../../keys.ts'
import { readProgrammes } from '../api.ts'
import { texts } from '../messages.ts'
import { programmePath } from '../programmePaths.ts'
import { draftOf, newDraft } from './draft.ts'
import { ProgrammeForm } from './ProgrammeForm.tsx'
import { parseHoursParam } from './parseHoursParam.ts'

const backLink = { to: '/pros/patients', label: 'Voir les patients' }

/**
 * `/pros/patients/:id/programme`: form of a new programme; `?hours=` prefills the hours of an accepted quote.
 * `/pros/patients/:id/programme/:programmeId` edits a saved programme.
 */
export default function ProgrammePage() {
  const { id = '', programmeId } = useParams()
  const [search] = useSearchParams()
  const hours = parseHoursParam(search.get('hours'))
  const patient = useFreshQuery({ queryKey: patientKey(id), queryFn: ({ signal }) => readPatient(id, signal) })
  const programmes = useFreshQuery({
    queryKey: fileKey(id, 'programmes'),
    queryFn: ({ signal }) => readProgrammes(id, signal),
  })
  const programme = programmes.data?.find((candidate) => candidate.id === programmeId)
  const isCurrent = programmes.data && programme !== undefined && !hasProgrammeEnded(programme, practiceToday())
  const { isGone, isDeleted } = useMissingRecord(programmeId ?? '', programmeId === undefined ? undefined : isCurrent)
  if (patient.isGone || isGone)
    return (
      <GonePage title="Programme introuvable" listLink={backLink}>
        Ce programme n'existe pas, ou il est terminé.
      </GonePage>
    )
  // A new programme cannot start while another one has no end; before a future end it can.
  const openEndedProgramme = programmes.data?.find(({ endedOn }) => endedOn === null)
  const futureEndDate = programmes.data?.find((candidate) => !hasProgrammeEnded(candidate, practiceToday()))?.endedOn
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
      {isDeleted && <DeletedNotice title={texts.endedMeanwhile} listLink={backLink} />}
      {openEndedProgramme && programmeId === undefined && (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: layout.formWidthPx }}>
          Un programme est en cours : un patient en a un à la fois. Terminez-le d'abord, ou{' '}
          <Link component={RouterLink} to={programmePath(id, openEndedProgramme.id)}>
            ajoutez-y ces heures
          </Link>
          .
        </Alert>
      )}
      {futureEndDate && !openEndedProgramme && programmeId === undefined && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: layout.formWidthPx }}>
          {`Le programme en cours se termine le ${shortDay(futureEndDate)}. Si celui-ci commence avant, il le remplace : le précédent se termine la veille de son premier jour.`}
        </Alert>
      )}
      {patient.data && programmes.data && (
        <ProgrammeForm
          key={programmeId ?? 'new'}
          patientId={id}
          programme={programme}
          draft={
            programme
              ? draftOf(programme)
              : newDraft(practiceToday(), hours ?? patient.data.individual?.nbHoursToDo ?? 0)
          }
        />
      )}
    </>
  )
}
