import { createContext } from 'react'

/** The width of the custom element, in px. */
export const ElementWidth = createContext(0)
