import { createContext } from 'react'

/** The width of the custom element's content, without its padding, in CSS pixels. */
export const ElementWidth = createContext(0)
