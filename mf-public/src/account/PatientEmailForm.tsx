import type { EmailChange, NewPatientEmail } from 'shared/contracts/accounts/emailChange'
import { linksText, newPatientEmailProblems, sendLinksLabel } from 'shared/domain/accounts/emailChange'
import { Button, Stack, Typography } from 'shared/ui'
import { Form, PasswordInput, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { requestEmailChange } from './api.ts'
import { requestMessages } from './messages.ts'

interface PatientEmailFormProps {
  token: string
  change: EmailChange
  onDone: (change: EmailChange) => void
}

/** Form for the new address of a patient's account, with the password. */
export function PatientEmailForm({ token, change, onDone }: PatientEmailFormProps) {
  const form = useForm<NewPatientEmail>({
    defaultValues: { email: '', password: '' },
    resolver: problemsResolver<NewPatientEmail>((draft) => newPatientEmailProblems(draft, change.email)),
  })
  const saving = useSave(form, {
    save: (draft) => requestEmailChange(token, { ...draft, email: draft.email.trim() }),
    messages: { failed: requestMessages },
    hasErrorSummary: false,
    draftOf: () => ({ email: '', password: '' }),
    onSaved: onDone,
  })
  const { control } = form
  return (
    <Form saving={saving}>
      <Stack spacing={2.5}>
        <Typography variant="h2">Changer d'adresse</Typography>
        <Typography color="textSecondary">
          {linksText(change, "l'ancienne")} Vos praticiens gardent l'adresse qu'ils ont notée : prévenez-les.
        </Typography>
        <TextInput
          control={control}
          name="email"
          label="Nouvelle adresse e-mail"
          type="email"
          autoComplete="email"
          required
        />
        <PasswordInput
          control={control}
          name="password"
          label="Mot de passe"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="contained" loading={saving.isBusy} sx={{ alignSelf: 'flex-start' }}>
          {sendLinksLabel(change)}
        </Button>
      </Stack>
    </Form>
  )
}
