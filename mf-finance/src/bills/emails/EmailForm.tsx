import type { BillEmailDraft } from 'shared/contracts/finance/billEmails'
import { plural } from 'shared/domain/format'
import { Alert, Button, DialogActions, Typography, UnconfirmedNotice } from 'shared/ui'
import { DialogForm, EmailQuotaNotice, problemsResolver, TextInput, useForm, useSave, useWatch } from 'shared/ui/form'
import { sendBillEmails } from './api.ts'
import { readEmailText, storeEmailText } from './lastTexts.ts'
import { inputOf, emailDraftProblems } from './emailDraft.ts'
import type { EmailDraft } from './emailDraft.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { EmailTextFields } from './EmailTextFields.tsx'
import { sendFailed, texts } from './messages.ts'
import { Recipients } from './Recipients.tsx'
import { showSendingResults } from './showSendingResults.ts'

interface EmailFormProps {
  /** One draft for each document, at least one. Its `email` is '' if no address is known. */
  drafts: readonly BillEmailDraft[]
  onSent?: () => void
  onClose: () => void
}

/**
 * Form that sends each document by e-mail as an attached PDF, all with the same text. The address of a single document
 * can be changed; among several documents, those without an address are skipped.
 */
export function EmailForm({ drafts, onSent, onClose }: EmailFormProps) {
  const isSingle = drafts.length === 1
  const draftsWithAddress = drafts.filter(({ email }) => isSingle || email !== '')
  const form = useForm<EmailDraft>({
    defaultValues: { email: drafts[0]?.email ?? '', ...readEmailText(null) },
    resolver: problemsResolver<EmailDraft>((draft) => emailDraftProblems(draft, isSingle)),
  })
  const { control } = form
  const [subject, text] = useWatch({ control, name: ['subject', 'text'] })
  const saving = useSave(form, {
    save: (draft, key) => sendBillEmails(inputOf(draft, drafts), key),
    request: { name: 'billLetters', contentsOf: (draft) => inputOf(draft, drafts) },
    messages: { failed: sendFailed },
    hasErrorSummary: false,
    onSaved: (results) => {
      storeEmailText(null, form.getValues())
      showSendingResults(results)
      onSent?.()
      onClose()
    },
  })
  const [firstDraft] = draftsWithAddress
  if (!firstDraft)
    return (
      <>
        <Alert severity="warning" sx={{ mx: 3 }}>
          {texts.noRecipient}
        </Alert>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
        </DialogActions>
      </>
    )
  const count = draftsWithAddress.length
  return (
    <DialogForm
      saving={saving}
      submit={isSingle ? 'Envoyer' : `Envoyer ${count} ${plural(count, 'e-mail', 'e-mails')}`}
      onClose={onClose}
    >
      <UnconfirmedNotice>D'ici là, rien n'est envoyé à une autre adresse.</UnconfirmedNotice>
      <EmailQuotaNotice count={count} />
      <Typography variant="body2" color="textSecondary">
        {texts.pdfAttached}
      </Typography>
      {isSingle ? (
        <TextInput control={control} name="email" type="email" label="Adresse e-mail" required />
      ) : (
        <Recipients drafts={drafts} />
      )}
      <EmailTextFields control={control} subject="subject" text="text" />
      <EmailPreview draft={firstDraft} text={{ subject, text }} />
    </DialogForm>
  )
}
