/** Lighter than the data router of the pages, which the doors of the shell are made for. */
export { MemoryRouter } from 'react-router-dom'
export { ElementRoot } from './ElementRoot.tsx'
export type { Scheme } from './ElementRoot.tsx'
