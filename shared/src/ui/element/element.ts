/** Lighter than the data router of the pages, which the shell's entry points are made for. */
export { MemoryRouter } from 'react-router-dom'
export { ElementRoot } from './ElementRoot.tsx'
export type { Scheme } from './ElementRoot.tsx'
