import { useEffect, useState } from 'react'
import { problemsResolver, useForm } from 'shared/ui/form'
import type { Registry } from 'shared/federation'
import { useLocation, useNavigate } from 'shared/router'
import { signIn, useSession } from 'shared/session'
import { signInProblems, signUpProblems } from 'shared/domain/accounts/account'
import type { SignInChallenge } from 'shared/contracts/accounts/secondFactor'
import type { SignInDraft, SignUpDraft } from 'shared/domain/accounts/account'
import { defaultOffer } from 'shared/domain/accounts/offers'
import { lazyOnMount } from '../lazyOnMount.tsx'
import { areaRouteOf } from '../registry/areaRoutes.ts'
import { useRegistry } from '../registry/registry.ts'
import { useIsServed } from '../useIsServed.ts'
import { pathAfterSignIn, isMembersPage } from './memberPaths.ts'
import { SignInDialog } from './SignInDialog.tsx'
import { SignUpDialog } from './SignUpDialog.tsx'
import { useSignDialogParams } from './useSignDialogParams.ts'

const SecondStepDialog = lazyOnMount(() => import('./secondStep/SecondStepDialog.tsx'))

/** Whether a page requires sign-in. Signing in reopens such a page; from a public page, it opens the first section. */
const requiresSignIn = (registry: Registry | undefined, path: string) =>
  isMembersPage(path) && areaRouteOf(registry, path)?.path.audience !== 'public'

/** Holds the state of both forms outside their dialogs, so that closing or switching loses no input. */
export default function SignDialogs() {
  const { openDialog, offer, show, searchFor } = useSignDialogParams()
  const isServed = useIsServed()
  const { registry } = useRegistry()
  const navigate = useNavigate()
  const location: { pathname: string; state: unknown } = useLocation()
  const [secondStep, setSecondStep] = useState<SignInChallenge>()
  const [failure, setFailure] = useState<string>()
  const [initialState] = useState(() => location.state)
  const signInForm = useForm<SignInDraft>({
    defaultValues: { email: '', password: '' },
    resolver: problemsResolver(signInProblems),
    shouldFocusError: true,
  })
  const signUpForm = useForm<SignUpDraft>({
    defaultValues: { email: '', password: '', confirmation: '', terms: false, offer: defaultOffer },
    resolver: problemsResolver(signUpProblems),
    shouldFocusError: true,
  })

  const { setValue } = signUpForm
  useEffect(() => {
    if (openDialog === 'inscription' && offer) setValue('offer', offer)
  }, [openDialog, offer, setValue])

  const openFirstPage = async (token: string) => {
    await signIn(token)
    const { user } = useSession.getState()
    if (!user) return
    const returnState = requiresSignIn(registry, location.pathname)
      ? { from: `${location.pathname}?${searchFor(undefined)}`.replace(/\?$/, '') }
      : (location.state ?? initialState)
    await navigate(
      pathAfterSignIn({ privileges: user.privileges, isBlocked: user.paymentBlocked, isServed, state: returnState }),
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
    const typedEmail = signInForm.getValues('email') || signUpForm.getValues('email')
    if (signInForm.getValues('email') === '') signInForm.setValue('email', typedEmail)
    if (signUpForm.getValues('email') === '') signUpForm.setValue('email', typedEmail)
    show(name)
  }

  return (
    <>
      {secondStep && openDialog === 'connexion' ? (
        <SecondStepDialog
          step={secondStep}
          onToken={openFirstPage}
          onBack={leaveSecondStep}
          onLoadFailed={leaveSecondStep}
        />
      ) : (
        <SignInDialog
          open={openDialog === 'connexion'}
          form={signInForm}
          failure={failure}
          onToken={openFirstPage}
          onSecondStep={setSecondStep}
          onSignUp={() => switchTo('inscription')}
          onClose={() => show(undefined)}
        />
      )}
      <SignUpDialog
        open={openDialog === 'inscription'}
        form={signUpForm}
        linkedOffer={offer}
        onToken={openFirstPage}
        onSignIn={() => switchTo('connexion')}
        onClose={() => show(undefined)}
      />
    </>
  )
}
