import { useContext } from 'react'
import { PanelAddress } from './panelAddress.ts'

/** True while the form of a session is open over the agenda. It hides the other panels of the agenda. */
export const useIsFormOpen = () => useContext(PanelAddress) !== null
