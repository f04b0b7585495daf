import { createContext } from 'react'

/** Whether the filters are chips in the page's toolbar, or fields with a label, in a panel. */
export const FilterLayout = createContext<'chip' | 'field'>('field')
