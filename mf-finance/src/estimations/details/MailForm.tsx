import type { EstimationDetails } from 'shared/contracts/finance/estimations'
import { estimationMailProblems } from 'shared/domain/estimations/decisionProblems'
import { Alert, UnconfirmedNotice } from 'shared/ui'
import { DialogForm, EmailQuotaNotice, FormDialog, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { updateCachedEstimation, mailEstimation } from './api.ts'
import { mailFailed, defaultMailText, texts } from './messages.ts'

interface MailDraft {
  email: string
  text: string
}

/** Form that e-mails the PDF of the quote, and the link with which the client reads, accepts or refuses it. */
export function MailForm({ estimation, onClose }: { estimation: EstimationDetails; onClose: () => void }) {
  const form = useForm<MailDraft>({
    defaultValues: { email: estimation.proposedEmail, text: defaultMailText(estimation.practiceName) },
    resolver: problemsResolver<MailDraft>(estimationMailProblems),
  })
  const { control } = form
  const saving = useSave(form, {
    save: ({ email, text }, key) => mailEstimation(estimation.id, { email: email.trim(), text }, key),
    request: { name: `mail.${estimation.id}` },
    messages: { saved: texts.mailSent, failed: mailFailed },
    hasErrorSummary: false,
    onSaved: (updatedEstimation) => {
      updateCachedEstimation(updatedEstimation)
      onClose()
    },
  })
  return (
    <FormDialog title={`Envoyer le devis ${estimation.estimationNumber}`} onClose={onClose}>
      <DialogForm saving={saving} submit="Envoyer" onClose={onClose}>
        <UnconfirmedNotice>D'ici là, rien n'est envoyé à une autre adresse.</UnconfirmedNotice>
        {estimation.state === 'SENT' && <Alert severity="info">{texts.previousLink}</Alert>}
        <EmailQuotaNotice />
        <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="off" required />
        <TextInput
          control={control}
          name="text"
          label="Texte"
          multiline
          minRows={6}
          required
          helperText={texts.mailHint}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </DialogForm>
    </FormDialog>
  )
}
