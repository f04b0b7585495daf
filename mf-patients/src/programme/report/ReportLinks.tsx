import { useId, useState } from 'react'
import { useMutation } from 'shared/client'
import type { Patient } from 'shared/contracts/patient'
import type { Report, ReportLink } from 'shared/contracts/programme'
import { isEmail } from 'shared/domain/contact/email'
import { shortDay } from 'shared/domain/format'
import { linkState, reportLinkDays } from 'shared/domain/programme/reportLink'
import { Box, Button, toast, Typography } from 'shared/ui'
import { TextField, useSendOnce } from 'shared/ui/form'
import { revokeReportLink, sendReportLink } from '../api.ts'
import { texts } from '../messages.ts'
import { reportsChanged } from '../useProgrammes.ts'

interface ReportLinksProps {
  patient: Patient
  programmeId: string
  report: Report
}

/** Who a report may be for: a funder reads the funder's, those who follow the patient the whole one. */
const suggestedEmail = ({ email, individual }: Patient, { audience }: Report): string =>
  (audience === 'FUNDER'
    ? individual?.funderEmail
    : [individual?.referentEmail, individual?.legalManagerEmail, email].find(Boolean)) ?? ''

/** The links by which a report was sent, and the way to send another. */
export function ReportLinks({ patient, programmeId, report }: ReportLinksProps) {
  const id = useId()
  const [email, setEmail] = useState(() => suggestedEmail(patient, report))
  const [isTried, setTried] = useState(false)
  const isValid = isEmail(email.trim())
  const sendOnce = useSendOnce(`report-link.${report.id}`)
  const sending = useMutation({
    mutationFn: () =>
      sendOnce({ email: email.trim() }, (key) => sendReportLink(report.id, { email: email.trim() }, key)),
    onSuccess: () => toast(texts.linkSent),
    onError: () => toast(texts.linkFailed, 'error'),
    onSettled: () => reportsChanged(patient.id, programmeId),
  })
  const send = () => {
    setTried(true)
    if (isValid) sending.mutate()
  }
  return (
    <>
      {report.links.length > 0 && (
        <Box component="ul" aria-label="Liens envoyés" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {report.links.map((link) => (
            <SentLink key={link.id} link={link} onRevoked={() => reportsChanged(patient.id, programmeId)} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'flex-start' }}>
        <TextField
          id={id}
          type="email"
          label="Envoyer un lien à"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isTried && !isValid}
          helperText={
            isTried && !isValid ? "L'adresse e-mail n'est pas valable" : `Le lien est valable ${reportLinkDays} jours.`
          }
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <Button variant="outlined" loading={sending.isPending} onClick={send} sx={{ minHeight: 40 }}>
          Envoyer
        </Button>
      </Box>
    </>
  )
}

function stateWords(link: ReportLink, state: ReturnType<typeof linkState>): string {
  if (state === 'revoked') return 'révoqué'
  const until = state === 'open' ? `valable jusqu'au ${shortDay(link.expiresAt)}` : 'expiré'
  return link.openedAt ? `ouvert, ${until}` : until
}

function SentLink({ link, onRevoked }: { link: ReportLink; onRevoked: () => void }) {
  const [shownAt] = useState(() => new Date())
  const state = linkState(link, shownAt)
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
        {link.recipient} · {stateWords(link, state)}
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
