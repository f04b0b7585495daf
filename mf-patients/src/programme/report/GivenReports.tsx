import { saveFile, useMutation } from 'shared/client'
import type { Patient } from 'shared/contracts/patient'
import type { Report } from 'shared/contracts/programme'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { shortDay } from 'shared/domain/format'
import { useSession } from 'shared/session'
import { Box, Button, Card, LoadFailed, Pending, toast, Typography } from 'shared/ui'
import { readReportFile } from '../api.ts'
import { texts } from '../messages.ts'
import { useReports } from '../useProgrammes.ts'
import { ReportLinks } from './ReportLinks.tsx'

const audienceWords = { FULL: 'Bilan complet', FUNDER: 'Bilan pour un financeur' }

/** The reports that were given, each as it was, with the links that were sent. */
export function GivenReports({ patient, programmeId }: { patient: Patient; programmeId: string }) {
  const { data, isError, refetch } = useReports(patient.id, programmeId)
  return (
    <Card component="section" aria-labelledby="given-reports" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="given-reports" variant="h2" sx={{ mb: 1.5 }}>
        Bilans donnés
      </Typography>
      {isError && !data && (
        <LoadFailed onRetry={() => void refetch()}>Les bilans n'ont pas pu être chargés.</LoadFailed>
      )}
      {!isError && !data && <Pending rows={2} />}
      {data?.length === 0 && <Typography color="textSecondary">Aucun bilan pour l'instant.</Typography>}
      {data?.map((report) => (
        <GivenReport key={report.id} patient={patient} programmeId={programmeId} report={report} />
      ))}
    </Card>
  )
}

function GivenReport({ patient, programmeId, report }: { patient: Patient; programmeId: string; report: Report }) {
  const timeZone = useSession(({ user }) => user?.tenant.timeZone) ?? 'Europe/Paris'
  const { day, time } = nowIn(timeZone, new Date(report.givenAt))
  const { mutate, isPending } = useMutation({
    mutationFn: () => readReportFile(report.id),
    onSuccess: saveFile,
    onError: () => toast(texts.fileFailed, 'error'),
  })
  const when = `du ${shortDay(day)} à ${time}`
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {audienceWords[report.audience]} {when}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Donné par {report.authorName}
          </Typography>
        </div>
        <Button loading={isPending} onClick={() => mutate()} aria-label={`Télécharger le bilan ${when}`}>
          Télécharger
        </Button>
      </Box>
      <ReportLinks patient={patient} programmeId={programmeId} report={report} />
    </Box>
  )
}
