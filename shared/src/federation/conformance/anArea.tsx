import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { describeArea } from '../federation.ts'
import type { AreaDescriptor, AreaModule, AreaPath } from '../federation.ts'

export const home: AreaPath = {
  path: '/pros/coaching',
  title: 'Accompagnement',
  audience: 'professional',
  privilege: 'AGENDA',
}
export const entry = {
  id: 'coaching',
  label: 'Accompagnement',
  icon: 'team',
  order: 15,
  path: '/pros/coaching',
  privilege: 'AGENDA',
} as const
export const step = {
  id: 'coaching',
  order: 15,
  anchor: 'menu.coaching',
  title: 'Accompagnement',
  text: 'Qui revient bientôt.',
  privilege: 'AGENDA',
} as const

/** A sample area, for the tests of the conformance kit. */
export const coaching = (change: Partial<AreaDescriptor> = {}): AreaDescriptor => ({
  ...describeArea({
    name: 'mf-coaching',
    title: 'Accompagnement',
    requires: { shared: '^0.1.0', react: '^19.0.0' },
    paths: [home],
    menu: [entry],
    tour: [step],
  }),
  ...change,
})

export const rootOf = (Root: ComponentType): AreaModule => ({ contract: 1, Root })

export const areaOf = (page: ReactNode, more: Partial<AreaModule> = {}): AreaModule => ({
  ...rootOf(() => (
    <Routes>
      <Route path="/pros/coaching" element={page} />
    </Routes>
  )),
  ...more,
})

export const title = <h1>Accompagnement</h1>
export const validArea = areaOf(title)

/** Short, since the broken areas of these tests never recover. */
export const shortWaitMs = 150
