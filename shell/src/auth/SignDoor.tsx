import { lazy, Suspense, useState } from 'react'
import { useSession } from 'shared/session'
import { useSignSearch } from './useSignSearch.ts'

const SignDialogs = lazy(() => import('./SignDialogs.tsx'))

/** The dialogs come with the form library, so not before the first is opened; then they stay, with what was typed. */
export function SignDoor() {
  const { open } = useSignSearch()
  const signedIn = useSession(({ token }) => token !== null)
  const [needed, setNeeded] = useState(false)
  if (open && !needed) setNeeded(true)
  if (!needed || signedIn) return null
  return (
    <Suspense>
      <SignDialogs />
    </Suspense>
  )
}
