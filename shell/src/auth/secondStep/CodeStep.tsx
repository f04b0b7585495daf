import { useEffect } from 'react'
import { call } from 'shared/client'
import { Typography } from 'shared/ui'
import { CodeInput } from 'shared/ui/form'
import type { SecondStepProps } from './secondStepProps.ts'
import { SignFrame } from '../SignFrame.tsx'
import { useCodeForm } from './useCodeForm.ts'

/** Asks for a code of the app, or a recovery code. */
export function CodeStep({ step: { challenge }, onToken, onBack }: SecondStepProps) {
  const { control, setFocus, submit, isBusy, refusal } = useCodeForm(async (code) => {
    const { token } = await call('POST /login/second-factor', { body: { challenge, code } })
    await onToken(token)
  }, onBack)
  return (
    <SignFrame
      open
      title="Connexion"
      refusal={refusal}
      submitLabel="Se connecter"
      isBusy={isBusy}
      switchLink={{ question: "Ce n'est pas votre compte ?", label: 'Revenir', onSwitch: () => onBack() }}
      onSubmit={submit}
      onClose={() => onBack()}
    >
      <Typography color="textSecondary">
        Saisissez le code que montre votre application d'authentification, ou un de vos codes de secours. Si vous les
        avez perdus, votre administrateur peut réinitialiser votre connexion.
      </Typography>
      <FocusedCode control={control} setFocus={setFocus} />
    </SignFrame>
  )
}

/** Focuses the field, because this step replaces the password dialog while the user is typing. */
function FocusedCode({ control, setFocus }: Pick<ReturnType<typeof useCodeForm>, 'control' | 'setFocus'>) {
  useEffect(() => setFocus('code'), [setFocus])
  return <CodeInput control={control} name="code" id="connexion-code" label="Code" />
}
