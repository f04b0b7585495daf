import { useEffect } from 'react'
import { ConfirmDialog, useUnsaved } from 'shared/ui'
import { useBlocker } from 'shared/router'

const holdsUnsaved = () => useUnsaved.getState().forms.size > 0

/** The router runs only one blocker: it stands here, and areas register their unsaved forms. */
export function NavigationGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holdsUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (holdsUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Quitter sans enregistrer ?"
      confirm="Quitter"
      cancel="Rester"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Ce que vous avez saisi sera perdu.
    </ConfirmDialog>
  )
}
