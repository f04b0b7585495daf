import { useState } from 'react'
import { NewPasswordInputs, problemsResolver, TextInput, useForm } from 'shared/ui/form'
import { Alert, Button, Stack } from 'shared/ui'
import { Link } from 'shared/router'
import { call } from 'shared/client'
import type { ResetTarget } from 'shared/contracts/accounts/account'
import { passwordChangeProblems } from 'shared/domain/accounts/account'
import { passwordChangedMessage, changeFailureMessages } from './messages.ts'
import { showRefusal } from './showRefusal.ts'

/** Links to the page where the account can sign in: the dialog for a member, the list of therapists for a patient. */
const NextStepLink = ({ kind }: ResetTarget) =>
  kind === 'MEMBER' ? (
    <Button variant="contained" component={Link} to="/?connexion=1">
      Connexion
    </Button>
  ) : (
    <Button variant="contained" component={Link} to="/therapists">
      Trouver un praticien
    </Button>
  )

export function ChangePasswordForm({ token, target }: { token: string; target: ResetTarget }) {
  const [outcome, setOutcome] = useState<{ changed: true } | { refusal: string }>()
  const form = useForm({
    defaultValues: { email: target.email, password: '', confirmation: '' },
    resolver: problemsResolver(passwordChangeProblems),
    shouldFocusError: true,
  })
  const { control, handleSubmit, formState } = form

  const submit = handleSubmit(async (draft) => {
    setOutcome(undefined)
    try {
      await call('POST /user/updatePassword', {
        body: { token, newPassword: draft.password, email: draft.email.trim() },
      })
      setOutcome({ changed: true })
    } catch (error) {
      setOutcome({ refusal: showRefusal(form, error, changeFailureMessages, { newPassword: 'password' }).sentence })
    }
  })

  if (outcome && 'changed' in outcome) {
    return (
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="success" sx={{ width: '100%' }}>
          {passwordChangedMessage}
        </Alert>
        <NextStepLink {...target} />
      </Stack>
    )
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {outcome && <Alert severity="error">{outcome.refusal}</Alert>}
      <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="username" required />
      <NewPasswordInputs
        control={control}
        names={{ password: 'password', confirmation: 'confirmation' }}
        label="Nouveau mot de passe"
      />
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        Changer le mot de passe
      </Button>
    </Stack>
  )
}
