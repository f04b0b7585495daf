import { createMemoryRouter } from 'shared/router'
import { Screens } from './Screens.tsx'

/** In memory: the partner's address bar and history stay the partner's. */
export const routerAt = (start: string, element: HTMLElement) =>
  createMemoryRouter([{ path: '*', element: <Screens element={element} /> }], { initialEntries: [start] })
