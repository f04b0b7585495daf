import { useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { useStable } from '../client/useStable.ts'
import { IsBehindPanel } from '../ui/IsBehindPanel.ts'

interface PageBehindProps {
  /** The page's own location; while a panel is open over the page, the address of the tab is the panel's. */
  location: Location
  isBehindPanel: boolean
  children: ReactNode
}

/**
 * Renders a page at its own location while the address is that of a panel over the page. Render it also without a panel:
 * the page then stays mounted when a panel opens or closes, and does not render again if its location stays equal.
 */
export function PageBehind({ location, isBehindPanel, children }: PageBehindProps) {
  const address = useContext(LocationContext)
  // Only the first navigation matters to a page, which begins with the key 'default' if it was opened by its address.
  const [{ navigationType }] = useState(address)
  const { pathname, search, hash, key } = location
  const state: unknown = location.state
  const pageLocation = useStable({ pathname, search, hash, state, key: key === 'default' ? key : 'page' })
  const pageContext = useMemo(() => ({ location: pageLocation, navigationType }), [pageLocation, navigationType])
  return (
    <IsBehindPanel value={isBehindPanel}>
      <LocationContext value={pageContext}>{children}</LocationContext>
    </IsBehindPanel>
  )
}
