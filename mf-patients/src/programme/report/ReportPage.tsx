import { patientName } from 'shared/domain/patients/patientName'
import { Link, useParams } from 'shared/router'
import { Button, layout, LoadFailed, PageTitle, Pending, Stack, Typography } from 'shared/ui'
import { GonePage, useFreshQuery } from 'shared/ui/form'
import { readPatient } from '../../api.ts'
import { patientKey } from '../../keys.ts'
import { programmeDates } from '../programmeDates.ts'
import { useProgrammes } from '../useProgrammes.ts'
import { IssuedReports } from './IssuedReports.tsx'
import { ReportEditor } from './ReportEditor.tsx'

/** `/pros/patients/:id/programme/:programmeId/bilan`: reports of a programme. */
export default function ReportPage() {
  const { id = '', programmeId = '' } = useParams()
  const patient = useFreshQuery({ queryKey: patientKey(id), queryFn: ({ signal }) => readPatient(id, signal) })
  const programmes = useProgrammes(id)
  const programme = programmes.data?.find((candidate) => candidate.id === programmeId)
  if (patient.isGone || (programmes.data && !programme))
    return (
      <GonePage title="Programme introuvable" listLink={{ to: '/pros/patients', label: 'Voir les patients' }}>
        Ce programme n'existe pas, ou n'existe plus.
      </GonePage>
    )
  const isFailed = patient.isFailed || (programmes.isError && !programmes.data)
  return (
    <>
      <PageTitle
        tab="Bilan"
        actions={
          <Button component={Link} to={`/pros/patients/${id}/details`}>
            Retour au dossier
          </Button>
        }
      >
        {['Bilan', patient.data && patientName(patient.data)].filter(Boolean).join(' · ')}
      </PageTitle>
      {isFailed && (
        <LoadFailed
          onRetry={() => {
            patient.retry()
            void programmes.refetch()
          }}
        />
      )}
      {!isFailed && !(patient.data && programme) && <Pending rows={6} />}
      {patient.data && programme && (
        <Stack spacing={2} sx={{ maxWidth: layout.formWidthPx }}>
          <Typography color="textSecondary">{programmeDates(programme)}</Typography>
          <ReportEditor key={programme.id} patientId={id} programme={programme} />
          <IssuedReports patient={patient.data} programmeId={programme.id} />
        </Stack>
      )}
    </>
  )
}
