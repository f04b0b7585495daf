import type { PatientToken } from 'shared/contracts/directory/booking'
import { signInProblems, type SignInDraft } from 'shared/domain/accounts/account'
import { Link } from 'shared/router'
import { Button, Stack, Typography } from 'shared/ui'
import { Form, PasswordInput, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { signIn } from './api.ts'
import { signInMessages } from './messages.ts'

/** Sign-in form of a patient, for this page only. The token stays in memory. */
export function PatientSignIn({ onSignedIn }: { onSignedIn: (patient: PatientToken) => void }) {
  const form = useForm<SignInDraft>({
    defaultValues: { email: '', password: '' },
    resolver: problemsResolver<SignInDraft>(signInProblems),
  })
  const saving = useSave(form, {
    save: ({ email, password }) => signIn(email.trim(), password),
    messages: { failed: signInMessages },
    hasErrorSummary: false,
    onSaved: onSignedIn,
  })
  const { control } = form
  return (
    <Form saving={saving}>
      <Stack spacing={2.5}>
        <Typography>Identifiez-vous avec l'adresse et le mot de passe de vos demandes de séance.</Typography>
        <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="username" required />
        <PasswordInput
          control={control}
          name="password"
          label="Mot de passe"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="contained" size="large" loading={saving.isBusy}>
          Continuer
        </Button>
        <Button component={Link} to="/reset-password" sx={{ alignSelf: 'flex-start' }}>
          Mot de passe oublié
        </Button>
      </Stack>
    </Form>
  )
}
