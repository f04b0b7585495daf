import { useContext } from 'react'
import { PanelLocationContext } from './panelLocation.ts'

/** True while the form of a session is open over the agenda. It hides the other panels of the agenda. */
export const useIsFormOpen = () => useContext(PanelLocationContext) !== null
