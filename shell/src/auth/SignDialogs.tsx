import { useEffect, useState } from 'react'
import { problemsResolver, useForm } from 'shared/ui/form'
import type { Registry } from 'shared/federation'
import { useLocation, useNavigate } from 'shared/router'
import { signIn, useSession } from 'shared/session'
import { signInProblems, signUpProblems } from 'shared/domain/accounts/account'
import type { SignInChallenge } from 'shared/contracts/accounts/secondFactor'
import type { SignInDraft, SignUpDraft } from 'shared/domain/accounts/account'
import { defaultOffer } from 'shared/domain/accounts/offers'
import { loadedWhenShown } from '../loadedWhenShown.tsx'
import { areaRouteOf } from '../registry/areaRoutes.ts'
import { useRegistry } from '../registry/registry.ts'
import { useIsServed } from '../useIsServed.ts'
import { pathAfterSignIn, isMembersPage } from './arrival.ts'
import { SignInDialog } from './SignInDialog.tsx'
import { SignUpDialog } from './SignUpDialog.tsx'
import { useSignSearch } from './useSignSearch.ts'

const SecondStepDialog = loadedWhenShown(() => import('./secondStep/SecondStepDialog.tsx'))

/**
 * Whether a page requires sign-in: it is then opened again afterwards; a public page leads on to the first section.
 */
const isBehindSignIn = (registry: Registry | undefined, path: string) =>
  isMembersPage(path) && areaRouteOf(registry, path)?.path.audience !== 'public'

/** Holds the state of both forms outside their dialogs, so that closing or switching loses no input. */
export default function SignDialogs() {
  const { open, offer, show, searchFor } = useSignSearch()
  const isServed = useIsServed()
  const { registry } = useRegistry()
  const navigate = useNavigate()
  const location: { pathname: string; state: unknown } = useLocation()
  const [secondStep, setSecondStep] = useState<SignInChallenge>()
  const [failure, setFailure] = useState<string>()
  const [wanted] = useState(() => location.state)
  const signingIn = useForm<SignInDraft>({
    defaultValues: { email: '', password: '' },
    resolver: problemsResolver(signInProblems),
    shouldFocusError: true,
  })
  const signingUp = useForm<SignUpDraft>({
    defaultValues: { email: '', password: '', confirmation: '', terms: false, offer: defaultOffer },
    resolver: problemsResolver(signUpProblems),
    shouldFocusError: true,
  })

  const { setValue } = signingUp
  useEffect(() => {
    if (open === 'inscription' && offer) setValue('offer', offer)
  }, [open, offer, setValue])

  const openFirstPage = async (token: string) => {
    await signIn(token)
    const { user } = useSession.getState()
    if (!user) return
    const here = isBehindSignIn(registry, location.pathname)
      ? { from: `${location.pathname}?${searchFor(undefined)}`.replace(/\?$/, '') }
      : (location.state ?? wanted)
    await navigate(
      pathAfterSignIn({ privileges: user.privileges, blocked: user.paymentBlocked, isServed, state: here }),
      {
        replace: true,
      },
    )
  }

  const leaveSecondStep = (refusal?: string) => {
    setFailure(refusal)
    setSecondStep(undefined)
  }

  const switchTo = (name: 'connexion' | 'inscription') => {
    const typed = signingIn.getValues('email') || signingUp.getValues('email')
    if (signingIn.getValues('email') === '') signingIn.setValue('email', typed)
    if (signingUp.getValues('email') === '') signingUp.setValue('email', typed)
    show(name)
  }

  return (
    <>
      {secondStep && open === 'connexion' ? (
        <SecondStepDialog
          step={secondStep}
          onToken={openFirstPage}
          onBack={leaveSecondStep}
          onLoadFailed={leaveSecondStep}
        />
      ) : (
        <SignInDialog
          open={open === 'connexion'}
          form={signingIn}
          failure={failure}
          onToken={openFirstPage}
          onSecondStep={setSecondStep}
          onSignUp={() => switchTo('inscription')}
          onClose={() => show(undefined)}
        />
      )}
      <SignUpDialog
        open={open === 'inscription'}
        form={signingUp}
        linkedOffer={offer}
        onToken={openFirstPage}
        onSignIn={() => switchTo('connexion')}
        onClose={() => show(undefined)}
      />
    </>
  )
}
