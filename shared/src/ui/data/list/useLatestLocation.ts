import { useCallback, useContext } from 'react'
import type { Location } from 'react-router-dom'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom'

const unknownLocation: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' }

/**
 * Returns a function that reads the current location. React renders a change of the address later, and a second change
 * before that render must not lose the first.
 */
export function useLatestLocation(): () => Location {
  const location = useLocation()
  const router = useContext(DataRouterContext)?.router
  // A new function for each location only in the embed, whose router has no state.
  const renderedLocation = router ? null : location
  return useCallback(() => renderedLocation ?? router?.state.location ?? unknownLocation, [renderedLocation, router])
}
