import { createContext } from 'react'

/** Whether the page is behind a panel, which sets the tab's title and has the focus instead of the page. */
export const IsBehindPanel = createContext(false)
