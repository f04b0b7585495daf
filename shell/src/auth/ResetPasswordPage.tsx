import { useState } from 'react'
import { problemsResolver, TextInput, useForm } from 'shared/ui/form'
import { Alert, Button, PageTitle, Stack, Typography } from 'shared/ui'
import { useLocation } from 'shared/router'
import { call } from 'shared/client'
import { resetRequestProblems } from 'shared/domain/accounts/account'
import { resetFailureMessages, resetSentMessage } from './messages.ts'
import { showRefusal } from './showRefusal.ts'

/** Reads the e-mail address that was typed in the sign-in dialog, from the location's state. */
const emailFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''

export default function ResetPasswordPage() {
  const [outcome, setOutcome] = useState<{ sent: true } | { refusal: string }>()
  const { state }: { state: unknown } = useLocation()
  const form = useForm({
    defaultValues: { email: emailFrom(state) },
    resolver: problemsResolver(resetRequestProblems),
    shouldFocusError: true,
  })
  const { control, handleSubmit, formState } = form

  const submit = handleSubmit(async ({ email }) => {
    setOutcome(undefined)
    try {
      await call('POST /user/resetPassword', { body: { email: email.trim() } })
      setOutcome({ sent: true })
    } catch (error) {
      setOutcome({ refusal: showRefusal(form, error, resetFailureMessages).sentence })
    }
  })

  return (
    <Stack sx={{ maxWidth: 440, mx: 'auto', py: 3 }}>
      <PageTitle>Mot de passe oublié</PageTitle>
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
        <Typography color="textSecondary">
          Indiquez l'e-mail de votre compte : vous y recevrez un lien pour choisir un nouveau mot de passe.
        </Typography>
        {outcome &&
          ('sent' in outcome ? (
            <Alert severity="success">{resetSentMessage}</Alert>
          ) : (
            <Alert severity="error">{outcome.refusal}</Alert>
          ))}
        <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="username" required />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          Envoyer
        </Button>
      </Stack>
    </Stack>
  )
}
