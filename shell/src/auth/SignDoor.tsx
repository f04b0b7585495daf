import { lazy, Suspense, useState } from 'react'
import { useSession } from 'shared/session'
import { useSignSearch } from './useSignSearch.ts'

const SignDialogs = lazy(() => import('./SignDialogs.tsx'))

/** Loads the dialogs, with the form library, when the first one is opened; they then stay mounted and keep their input. */
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
