import { createContext } from 'react'

/** True in a page behind a panel, which names the tab and has the focus instead of the page. */
export const IsBehindPanel = createContext(false)
