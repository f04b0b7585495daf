import { useId } from 'react'
import type { Patient } from 'shared/contracts/patients/patient'
import type { Report } from 'shared/contracts/patients/programme'
import { recipientProblems, reportLinkDays } from 'shared/domain/programme/reportLink'
import { Box, Button, Stack } from 'shared/ui'
import { EmailQuotaNotice, Form, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { sendReportLink } from '../api.ts'
import { sendLinkFailureMessages, texts } from '../messages.ts'

interface SendLinkFormProps {
  patient: Patient
  report: Report
  /** Called after success and failure, since a failed request may have been recorded although its response was lost. */
  onSettled: () => void
}

/**
 * Returns the suggested recipient: the funder for a funder's report, otherwise the referent, the legal guardian or the
 * patient.
 */
const suggestedEmail = ({ email, individual }: Patient, { audience }: Report): string =>
  (audience === 'FUNDER'
    ? individual?.funderEmail
    : [individual?.referentEmail, individual?.legalManagerEmail, email].find(Boolean)) ?? ''

/** Form that e-mails a link to a report. */
export function SendLinkForm({ patient, report, onSettled }: SendLinkFormProps) {
  const id = useId()
  const form = useForm({
    defaultValues: { email: suggestedEmail(patient, report) },
    resolver: problemsResolver(recipientProblems),
  })
  const saving = useSave(form, {
    save: ({ email }, key) => sendReportLink(report.id, { email: email.trim() }, key).finally(onSettled),
    request: { name: `report-link.${report.id}`, contentsOf: ({ email }) => email.trim() },
    messages: { saved: texts.linkSent, failed: sendLinkFailureMessages },
    hasErrorSummary: false,
    draftOf: ({ recipient }) => ({ email: recipient }),
  })
  return (
    <Form saving={saving} sx={{ mt: 1.5 }}>
      <Stack spacing={2}>
        <EmailQuotaNotice />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <TextInput
            control={form.control}
            name="email"
            id={id}
            type="email"
            label="Envoyer un lien à"
            helperText={`Le lien est valable ${reportLinkDays} jours.`}
            sx={{ flex: '1 1 240px', maxWidth: 420 }}
          />
          <Button type="submit" variant="outlined" loading={saving.isBusy} sx={{ minHeight: 40 }}>
            Envoyer
          </Button>
        </Box>
      </Stack>
    </Form>
  )
}
