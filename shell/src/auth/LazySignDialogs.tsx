import { useEffect, useState } from 'react'
import { resumeSignIn, useSession } from 'shared/session'
import { lazyOnMount } from '../lazyOnMount.tsx'
import { useSignDialogParams } from './useSignDialogParams.ts'

const SignDialogs = lazyOnMount(() => import('./SignDialogs.tsx'))

/** Loads the dialogs, with the form library, when one is first opened. Both then stay mounted and keep their input. */
export function LazySignDialogs() {
  const { openDialog, show } = useSignDialogParams()
  const isSignedIn = useSession(({ token }) => token !== null)
  const [isNeeded, setNeeded] = useState(false)
  const [hasLoadFailed, setLoadFailed] = useState(false)
  if (openDialog && !isNeeded) setNeeded(true)
  if (!openDialog && hasLoadFailed) {
    setLoadFailed(false)
    setNeeded(false)
  }
  // The browser may have emptied the storage of a member whose cookie is still valid.
  useEffect(() => {
    if (openDialog === 'connexion') void resumeSignIn()
  }, [openDialog])
  if (!isNeeded || isSignedIn) return null
  const close = () => {
    setLoadFailed(true)
    show(undefined)
  }
  return <SignDialogs onLoadFailed={close} />
}
