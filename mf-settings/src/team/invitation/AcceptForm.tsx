import { errorCode } from 'shared/contracts/errorCodes'
import { minPasswordLength } from 'shared/domain/accounts/account'
import type { AcceptanceDraft } from 'shared/domain/accounts/team'
import { acceptanceProblems } from 'shared/domain/accounts/team'
import { useNavigate } from 'shared/router'
import { signIn } from 'shared/session'
import { Button, Stack } from 'shared/ui'
import { Form, NewPasswordInputs, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { acceptInvitation } from '../api.ts'
import { acceptMessages } from '../messages.ts'

const emptyDraft: AcceptanceDraft = { email: '', firstname: '', lastname: '', password: '', confirmation: '' }

/**
 * Form with the e-mail address, name and password of the invited person. Afterwards they are signed in, unless the
 * practice requires a second factor.
 */
export function AcceptForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm<AcceptanceDraft>({
    defaultValues: emptyDraft,
    resolver: problemsResolver<AcceptanceDraft>((draft) => acceptanceProblems(draft, minPasswordLength)),
  })
  const saving = useSave(form, {
    save: ({ confirmation: _confirmation, ...draft }) =>
      acceptInvitation({ token, ...draft, email: draft.email.trim() }),
    messages: acceptMessages,
    fields: { [errorCode.emailTaken]: 'email' },
    onSaved: async (step) => {
      // If the practice requires a second factor, the member signs in with the password again and sets up the factor.
      if ('token' in step) await signIn(step.token)
      await navigate('token' in step ? '/' : '/?connexion=1', { replace: true })
    },
  })
  const { control } = form
  return (
    <Form saving={saving}>
      <Stack spacing={2.5}>
        <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="username" required />
        <TextInput control={control} name="lastname" label="Nom de famille" autoComplete="family-name" required />
        <TextInput control={control} name="firstname" label="Prénom" autoComplete="given-name" required />
        <NewPasswordInputs control={control} names={{ password: 'password', confirmation: 'confirmation' }} />
        <Button type="submit" variant="contained" size="large" loading={saving.isBusy}>
          Rejoindre l'équipe
        </Button>
      </Stack>
    </Form>
  )
}
