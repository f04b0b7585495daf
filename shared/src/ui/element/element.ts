export { ElementRoot } from './ElementRoot.tsx'
export type { Scheme } from './ElementRoot.tsx'
