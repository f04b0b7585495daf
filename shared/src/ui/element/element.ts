/** The router of the embed. It is lighter than the data router of the shell, on which the entry points rely. */
export { MemoryRouter } from 'react-router-dom'
export { ElementRoot } from './ElementRoot.tsx'
export type { Scheme } from './ElementRoot.tsx'
