import { useEffect } from 'react'
import { ConfirmDialog, useUnsaved } from 'shared/ui'
import { useBlocker } from 'shared/router'

const hasUnsavedForms = () => useUnsaved.getState().forms.size > 0

/**
 * Asks before leaving a page with an unsaved form. The router runs only one blocker: this one, for forms of all
 * areas.
 */
export function NavigationGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedForms() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForms()) event.preventDefault()
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
