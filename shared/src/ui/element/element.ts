/** The router of the embed. It is smaller than the shell's `createBrowserRouter`, whose features the embed does not use. */
export { MemoryRouter } from 'react-router-dom'
export { ElementRoot } from './ElementRoot.tsx'
export type { Scheme } from './ElementRoot.tsx'
