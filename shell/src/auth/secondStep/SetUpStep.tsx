import { useState } from 'react'
import { call, isCode, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FirstSignIn } from 'shared/contracts/accounts/secondFactor'
import { LoadFailed, Pending, Typography } from 'shared/ui'
import { AppKey, CodeInput, RecoveryCodeList } from 'shared/ui/form'
import { challengeExpiredMessage } from '../messages.ts'
import type { SecondStepProps } from './secondStepProps.ts'
import { SignFrame } from '../SignFrame.tsx'
import { useCodeForm } from './useCodeForm.ts'

const title = 'Connexion en deux étapes'

/** Sets up the second factor that the practice requires, then shows the recovery codes, before signing in. */
export function SetUpStep({ step: { challenge }, onToken, onBack }: SecondStepProps) {
  const [firstSignIn, setFirstSignIn] = useState<FirstSignIn>()
  const { data, error, refetch } = useQuery({
    queryKey: ['secondFactorSetUp', challenge],
    queryFn: () => call('POST /login/second-factor/setup', { body: { challenge } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const { control, submit, isBusy, refusal } = useCodeForm(async (code) => {
    setFirstSignIn(await call('POST /login/second-factor/confirm', { body: { challenge, code } }))
  }, onBack)
  const switchLink = { question: 'Plus tard ?', label: 'Revenir', onSwitch: () => onBack() }

  if (firstSignIn) {
    const finishSignIn = () => void onToken(firstSignIn.token)
    return (
      <SignFrame
        open
        title={title}
        refusal={undefined}
        submitLabel="J'ai gardé ces codes"
        isBusy={false}
        onSubmit={finishSignIn}
        onClose={finishSignIn}
      >
        <RecoveryCodeList codes={firstSignIn.recoveryCodes} />
      </SignFrame>
    )
  }
  const hasChallengeExpired = isCode(error, errorCode.challengeOver)
  return (
    <SignFrame
      open
      title={title}
      refusal={hasChallengeExpired ? challengeExpiredMessage : refusal}
      submitLabel="Activer et se connecter"
      disabled={!data}
      isBusy={isBusy}
      switchLink={switchLink}
      onSubmit={submit}
      onClose={() => onBack()}
    >
      <Typography>
        Votre cabinet demande à ses membres un second contrôle à la connexion : un code de votre téléphone, après votre
        mot de passe.
      </Typography>
      {error && !hasChallengeExpired && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && <Pending rows={4} />}
      {data && (
        <>
          <AppKey appKey={data} />
          <CodeInput control={control} name="code" id="connexion-code" label="Code à six chiffres" />
        </>
      )}
    </SignFrame>
  )
}
