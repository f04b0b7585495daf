import { useState } from 'react'
import { useMutation } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import type { Report, ReportLink } from 'shared/contracts/patients/programme'
import { shortDay } from 'shared/domain/format'
import { linkState } from 'shared/domain/programme/reportLink'
import { practiceDayOf } from 'shared/session'
import { Box, Button, toast, Typography } from 'shared/ui'
import { revokeReportLink } from '../api.ts'
import { texts } from '../messages.ts'
import { refreshReports } from '../useProgrammes.ts'
import { SendLinkForm } from './SendLinkForm.tsx'

interface ReportLinksProps {
  patient: Patient
  programmeId: string
  report: Report
}

/** Links that were sent for a report, and a form to send another link. */
export function ReportLinks({ patient, programmeId, report }: ReportLinksProps) {
  const refresh = () => refreshReports(patient.id, programmeId)
  return (
    <>
      {report.links.length > 0 && (
        <Box component="ul" aria-label="Liens envoyés" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {report.links.map((link) => (
            <SentLink key={link.id} link={link} onRevoked={refresh} />
          ))}
        </Box>
      )}
      <SendLinkForm patient={patient} report={report} onSettled={refresh} />
    </>
  )
}

/** Returns the state of a link, with its last day in the practice's time zone, as in the e-mail. */
function stateText(link: ReportLink, state: ReturnType<typeof linkState>): string {
  if (state === 'revoked') return 'révoqué'
  const lastDayText = state === 'open' ? `valable jusqu'au ${shortDay(practiceDayOf(link.expiresAt))}` : 'expiré'
  return link.openedAt ? `ouvert, ${lastDayText}` : lastDayText
}

function SentLink({ link, onRevoked }: { link: ReportLink; onRevoked: () => void }) {
  const [renderedAt] = useState(() => new Date())
  const state = linkState(link, renderedAt)
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeReportLink(link.id),
    onSuccess: () => toast(texts.linkRevoked),
    onError: () => toast(texts.revokeFailed, 'error'),
    onSettled: onRevoked,
  })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {link.recipient} · {stateText(link, state)}
      </Typography>
      {state === 'open' && (
        <Button
          size="small"
          color="error"
          loading={isPending}
          onClick={() => mutate()}
          aria-label={`Révoquer le lien de ${link.recipient}`}
        >
          Révoquer
        </Button>
      )}
    </Box>
  )
}
