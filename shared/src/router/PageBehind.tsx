import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { IsBehindPanel } from '../ui/IsBehindPanel.ts'

interface PageBehindProps {
  /** Location of the page while a panel has the address of the tab; null when no panel is open. */
  location: Location | null
  children: ReactNode
}

/**
 * Renders a page at its own location while the address is that of a panel over the page. Render it also without a panel:
 * the page then stays mounted when a panel opens or closes.
 */
export function PageBehind({ location, children }: PageBehindProps) {
  const address = useContext(LocationContext)
  const pageContext = useMemo(() => (location ? { ...address, location } : address), [address, location])
  return (
    <IsBehindPanel value={location !== null}>
      <LocationContext value={pageContext}>{children}</LocationContext>
    </IsBehindPanel>
  )
}
