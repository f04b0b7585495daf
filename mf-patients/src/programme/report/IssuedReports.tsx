import type { Patient } from 'shared/contracts/patients/patient'
import type { Report } from 'shared/contracts/patients/programme'
import { shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { Box, Card, FileButton, LoadFailed, Pending, Typography } from 'shared/ui'
import { readReportFile } from '../api.ts'
import { texts } from '../messages.ts'
import { useReports } from '../useProgrammes.ts'
import { ReportLinks } from './ReportLinks.tsx'

const audienceLabels = { FULL: 'Bilan complet', FUNDER: 'Bilan pour un financeur' }

/** Issued reports, with their PDF and the links that were sent. */
export function IssuedReports({ patient, programmeId }: { patient: Patient; programmeId: string }) {
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
        <IssuedReport key={report.id} patient={patient} programmeId={programmeId} report={report} />
      ))}
    </Card>
  )
}

function IssuedReport({ patient, programmeId, report }: { patient: Patient; programmeId: string; report: Report }) {
  const { day, time } = practiceMomentOf(report.givenAt)
  const dateText = `du ${shortDay(day)} à ${time}`
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {audienceLabels[report.audience]} {dateText}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Donné par {report.authorName}
          </Typography>
        </div>
        <FileButton
          read={() => readReportFile(report.id)}
          failureMessages={texts.fileFailed}
          aria-label={`Télécharger le bilan ${dateText}`}
        >
          Télécharger
        </FileButton>
      </Box>
      <ReportLinks patient={patient} programmeId={programmeId} report={report} />
    </Box>
  )
}
