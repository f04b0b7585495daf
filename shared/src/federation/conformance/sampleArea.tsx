import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { describeArea } from '../federation.ts'
import type { AreaDescriptor, AreaModule, AreaPath } from '../federation.ts'

export const coachingPath: AreaPath = {
  path: '/pros/coaching',
  title: 'Accompagnement',
  audience: 'professional',
  privilege: 'AGENDA',
}
export const coachingMenuEntry = {
  id: 'coaching',
  label: 'Accompagnement',
  icon: 'team',
  order: 15,
  path: '/pros/coaching',
  privilege: 'AGENDA',
} as const
export const coachingTourStep = {
  id: 'coaching',
  order: 15,
  anchor: 'menu.coaching',
  title: 'Accompagnement',
  text: 'Qui revient bientôt.',
  privilege: 'AGENDA',
} as const

/** Returns the descriptor of a sample area, for the tests of the conformance kit. */
export const coachingDescriptor = (change: Partial<AreaDescriptor> = {}): AreaDescriptor => ({
  ...describeArea({
    name: 'mf-coaching',
    title: 'Accompagnement',
    requires: { shared: '^0.1.0', react: '^19.0.0' },
    paths: [coachingPath],
    menu: [coachingMenuEntry],
    tour: [coachingTourStep],
  }),
  ...change,
})

export const areaWithRoot = (Root: ComponentType): AreaModule => ({ contract: 1, Root })

export const areaWithPage = (page: ReactNode, overrides: Partial<AreaModule> = {}): AreaModule => ({
  ...areaWithRoot(() => (
    <Routes>
      <Route path="/pros/coaching" element={page} />
    </Routes>
  )),
  ...overrides,
})

export const coachingTitle = <h1>Accompagnement</h1>
export const validArea = areaWithPage(coachingTitle)

/** The time-out of visits in the kit's tests; it is short because the broken sample areas never finish loading. */
export const shortTimeoutMs = 150
