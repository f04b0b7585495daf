import { createContext } from 'react'

/** The layout of the filters: chips in the page's toolbar, or fields with a label in a panel. */
export const FilterLayout = createContext<'chip' | 'field'>('field')
