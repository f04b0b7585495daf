import { useEffect } from 'react'
import { LeaveQuestion, useUnsaved } from 'shared/ui'
import { useBlocker } from 'shared/router'

const hasUnsavedForms = () => useUnsaved.getState().forms.size > 0

/**
 * Asks before a page with an unsaved form is left for another path, or the tab is closed. The router runs only one
 * blocker: this one, for forms of all areas.
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
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
