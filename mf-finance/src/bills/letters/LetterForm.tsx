import type { BillLetterDraft } from 'shared/contracts/finance/billLetters'
import { plural } from 'shared/domain/format'
import { Alert, Button, DialogActions, Typography } from 'shared/ui'
import { DialogForm, problemsResolver, TextInput, useForm, useSave, useWatch } from 'shared/ui/form'
import { sendLetters } from './api.ts'
import { readLetterText, storeLetterText } from './lastTexts.ts'
import { inputOf, letterProblems } from './letterDraft.ts'
import type { LetterDraft } from './letterDraft.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterTextFields } from './LetterTextFields.tsx'
import { sendFailed, texts } from './messages.ts'
import { Recipients } from './Recipients.tsx'
import { showVerdicts } from './showVerdicts.ts'

interface LetterFormProps {
  /** At least one. */
  drafts: readonly BillLetterDraft[]
  onSent?: () => void
  onClose: () => void
}

/** Sends documents by mail, each with its PDF and one text for all. */
export function LetterForm({ drafts, onSent, onClose }: LetterFormProps) {
  const isOne = drafts.length === 1
  const reachable = drafts.filter(({ email }) => isOne || email !== '')
  const form = useForm<LetterDraft>({
    defaultValues: { email: drafts[0]?.email ?? '', ...readLetterText(null) },
    resolver: problemsResolver<LetterDraft>((draft) => letterProblems(draft, isOne)),
  })
  const { control } = form
  const [subject, text] = useWatch({ control, name: ['subject', 'text'] })
  const saving = useSave(form, {
    save: (draft, key) => sendLetters(inputOf(draft, drafts), key),
    request: { name: 'billLetters', contentsOf: (draft) => inputOf(draft, drafts) },
    messages: { failed: sendFailed },
    hasBox: false,
    onSaved: (verdicts) => {
      storeLetterText(null, form.getValues())
      showVerdicts(verdicts)
      onSent?.()
      onClose()
    },
  })
  const [first] = reachable
  if (!first)
    return (
      <>
        <Alert severity="warning" sx={{ mx: 3 }}>
          {texts.nobody}
        </Alert>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
        </DialogActions>
      </>
    )
  const count = reachable.length
  return (
    <DialogForm
      saving={saving}
      submit={isOne ? 'Envoyer' : `Envoyer ${count} ${plural(count, 'e-mail', 'e-mails')}`}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.attached}
      </Typography>
      {isOne ? (
        <TextInput control={control} name="email" type="email" label="Adresse e-mail" required />
      ) : (
        <Recipients drafts={drafts} />
      )}
      <LetterTextFields control={control} subject="subject" text="text" />
      <LetterPreview draft={first} text={{ subject, text }} />
    </DialogForm>
  )
}
