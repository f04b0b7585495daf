import { createContext } from 'react'

/** How wide the custom element is, in px. */
export const ElementWidth = createContext(0)
