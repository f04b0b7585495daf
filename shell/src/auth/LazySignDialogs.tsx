import { useState } from 'react'
import { useSession } from 'shared/session'
import { loadedWhenShown } from '../loadedWhenShown.tsx'
import { useSignSearch } from './useSignSearch.ts'

const SignDialogs = loadedWhenShown(() => import('./SignDialogs.tsx'))

/**
 * Loads the dialogs, with the form library, when the first one is opened; they then stay mounted and keep their
 * input.
 */
export function LazySignDialogs() {
  const { open, show } = useSignSearch()
  const signedIn = useSession(({ token }) => token !== null)
  const [needed, setNeeded] = useState(false)
  const [loadFailed, setLoadFailed] = useState(false)
  if (open && !needed) setNeeded(true)
  if (!open && loadFailed) {
    setLoadFailed(false)
    setNeeded(false)
  }
  if (!needed || signedIn) return null
  const close = () => {
    setLoadFailed(true)
    show(undefined)
  }
  return <SignDialogs onLoadFailed={close} />
}
