import { useState } from 'react'
import { problemsResolver, useForm } from 'shared/ui/form'
import { useLocation, useNavigate } from 'shared/router'
import { signIn, useSession } from 'shared/session'
import { signInProblems, signUpProblems } from 'shared/domain/accounts/account'
import type { SignInDraft, SignUpDraft } from 'shared/domain/accounts/account'
import { defaultOffer } from 'shared/domain/accounts/offers'
import { useIsServed } from '../useIsServed.ts'
import { arrivalPath } from './arrival.ts'
import { SignInDialog } from './SignInDialog.tsx'
import { SignUpDialog } from './SignUpDialog.tsx'
import { useSignSearch } from './useSignSearch.ts'

/** Holds the state of both forms above their dialogs, so that closing one or switching to the other loses no input. */
export default function SignDialogs() {
  const { open, show, searchFor } = useSignSearch()
  const isServed = useIsServed()
  const navigate = useNavigate()
  const location: { pathname: string; state: unknown } = useLocation()
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

  const arrive = async (token: string) => {
    await signIn(token)
    const { user } = useSession.getState()
    if (!user) return
    const here = location.pathname.startsWith('/pros/')
      ? { from: `${location.pathname}?${searchFor(undefined)}`.replace(/\?$/, '') }
      : (location.state ?? wanted)
    await navigate(arrivalPath({ privileges: user.privileges, blocked: user.paymentBlocked, isServed, state: here }), {
      replace: true,
    })
  }

  const turnTo = (name: 'connexion' | 'inscription') => {
    const typed = signingIn.getValues('email') || signingUp.getValues('email')
    if (signingIn.getValues('email') === '') signingIn.setValue('email', typed)
    if (signingUp.getValues('email') === '') signingUp.setValue('email', typed)
    show(name)
  }

  return (
    <>
      <SignInDialog
        open={open === 'connexion'}
        form={signingIn}
        onToken={arrive}
        onSignUp={() => turnTo('inscription')}
        onClose={() => show(undefined)}
      />
      <SignUpDialog
        open={open === 'inscription'}
        form={signingUp}
        onToken={arrive}
        onSignIn={() => turnTo('connexion')}
        onClose={() => show(undefined)}
      />
    </>
  )
}
