import { useState } from 'react'
import type { UseFormReturn } from 'shared/ui/form'
import { PasswordInput, TextInput, useWatch } from 'shared/ui/form'
import { Box, Link, touchTarget } from 'shared/ui'
import { Link as RouterLink } from 'shared/router'
import { call } from 'shared/client'
import type { SignInChallenge } from 'shared/contracts/accounts/secondFactor'
import type { SignInDraft } from 'shared/domain/accounts/account'
import { signInFailureMessages } from './messages.ts'
import { showRefusal } from './showRefusal.ts'
import { SignFrame } from './SignFrame.tsx'

interface SignInDialogProps {
  open: boolean
  form: UseFormReturn<SignInDraft>
  onToken: (token: string) => Promise<void>
  /** Called when the password was right and a second step is required. */
  onSecondStep: (step: SignInChallenge) => void
  /** Message to show after the second step has led back to this dialog. */
  failure: string | undefined
  onSignUp: () => void
  onClose: () => void
}

export function SignInDialog({ open, form, onToken, onSecondStep, failure, onSignUp, onClose }: SignInDialogProps) {
  const [refusal, setRefusal] = useState(failure)
  const { control, handleSubmit, formState } = form
  const typedEmail = useWatch({ control, name: 'email' })

  const submit = handleSubmit(async ({ email, password }) => {
    setRefusal(undefined)
    try {
      const step = await call('POST /login', { body: { email: email.trim(), password } })
      if ('token' in step) await onToken(step.token)
      else onSecondStep(step)
    } catch (error) {
      setRefusal(showRefusal(form, error, signInFailureMessages).sentence)
    }
  })

  return (
    <SignFrame
      open={open}
      title="Connexion"
      refusal={refusal}
      submitLabel="Se connecter"
      isBusy={formState.isSubmitting}
      switchLink={{ question: 'Pas encore de compte ?', label: "S'inscrire", onSwitch: onSignUp }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="email"
        id="connexion-email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
      />
      <Box>
        <PasswordInput
          control={control}
          name="password"
          id="connexion-password"
          label="Mot de passe"
          autoComplete="current-password"
          required
        />
        <Link
          component={RouterLink}
          to="/reset-password"
          state={{ email: typedEmail }}
          variant="body2"
          sx={{ display: 'inline-block', mt: 1, ...touchTarget }}
        >
          Mot de passe oublié ?
        </Link>
      </Box>
    </SignFrame>
  )
}
