import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { lazy, Suspense, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { useRights } from '../../session/rights.ts'
import { Pending } from '../../ui/Pending.tsx'
import type { AreaModule, AreaPath } from '../federation.ts'
import { addressesOutside } from './exampleAddresses.ts'
import {
  areaWithPage,
  coachingDescriptor,
  shortTimeoutMs,
  coachingPath,
  areaWithRoot,
  validArea,
  coachingTourStep,
  coachingTitle,
} from './sampleArea.tsx'
import { anchorProblems, renderingProblem, foreignAddressProblems } from './renderingProblems.ts'
import { routesIn } from './routesIn.ts'

const redirect = <Navigate to="/pros/coaching" replace />

function Clubs() {
  const { data } = useQuery({ queryKey: ['clubs'], queryFn: () => call('GET /clubs') })
  return data ? <h1>{data.length} lieu</h1> : <Pending />
}
const ClubsPage = lazy(async () => ({ default: Clubs }))

function TeamPage() {
  const { offer } = useRights()
  if (offer === 'ULTIME') throw new Error('no team')
  return coachingTitle
}

const failingPrefetch = () => {
  throw new Error('no address')
}

const problemAt = (module: AreaModule, path: Partial<AreaPath> = {}) =>
  renderingProblem(module, { ...coachingPath, ...path }, shortTimeoutMs)

beforeEach(() => {
  // React and the router also log the errors that the kit reports.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void jest.restoreAllMocks())

describe('renderingProblem', () => {
  it('accepts a page that loads its code and its data', async () => {
    expect(
      await renderingProblem(
        areaWithPage(
          <Suspense>
            <ClubsPage />
          </Suspense>,
        ),
        coachingPath,
      ),
    ).toBeUndefined()
  })

  it('accepts a path that redirects at once', async () => {
    expect(await problemAt(areaWithPage(<Navigate to="/pros/clubs" replace />))).toBeUndefined()
  })

  it('reports a path without a route', async () => {
    expect(await problemAt(areaWithPage(<h1>Accompagnement</h1>), { path: '/pros/coachings' })).toBe(
      '/pros/coachings: no page is defined for /pros/coachings (AGENDA on STANDARD)',
    )
  })

  it('reports a path without a route before the time-out of a page', async () => {
    const dayMs = 86_400_000
    // The clock runs fifty times faster, so that the time-out of a blank page passes at once.
    const startMs = performance.now()
    jest.spyOn(Date, 'now').mockImplementation(() => startMs + (performance.now() - startMs) * 50)
    expect(await renderingProblem(validArea, { ...coachingPath, path: '/pros/coachings' }, dayMs)).toMatch(
      /no page is defined for/,
    )
  })

  it('reports a path without a route even if the area renders a frame around its routes', async () => {
    const framedArea = areaWithRoot(() => (
      <section>
        <h2>Accompagnement</h2>
        <validArea.Root />
      </section>
    ))
    expect(await problemAt(framedArea, { path: '/pros/coachings' })).toBe(
      '/pros/coachings: no page is defined for /pros/coachings (AGENDA on STANDARD)',
    )
  })

  it('reports an optional parameter that the route does not accept', async () => {
    expect(await problemAt(validArea, { path: '/pros/coaching/:id?' })).toMatch(
      /no page is defined for \/pros\/coaching\/0000/,
    )
  })

  it.each<[string, ComponentType]>([
    [
      'while it renders',
      () => {
        throw new Error('out of hay')
      },
    ],
    [
      'in an effect',
      () => {
        useEffect(() => {
          throw new Error('out of hay')
        }, [])
        return coachingTitle
      },
    ],
  ])('reports an area that throws %s', async (_caseName, Page) => {
    expect(await problemAt(areaWithPage(<Page />), { offers: ['PRO'] })).toBe(
      '/pros/coaching: throws Error: out of hay (AGENDA on PRO)',
    )
  })

  it('reports a prefetch that throws', async () => {
    expect(
      await renderingProblem(
        { ...validArea, prefetch: failingPrefetch },
        { ...coachingPath, offers: ['PRO'] },
        shortTimeoutMs,
      ),
    ).toBe('/pros/coaching: throws Error: no address (AGENDA on PRO)')
  })

  it.each<[string, Partial<AreaModule>, string]>([
    [
      'throws in init',
      {
        init: () => {
          throw new Error('no start')
        },
      },
      'throws Error: no start',
    ],
    ['never finishes init', { init: () => new Promise(() => {}) }, 'throws Error: init did not finish within 60000 ms'],
    [
      'throws in dispose',
      {
        dispose: () => {
          throw new Error('no end')
        },
      },
      'throws Error: no end',
    ],
  ])('reports an area that %s', async (_caseName, overrides, message) => {
    const originalSetTimeout = setTimeout
    jest
      .spyOn(window, 'setTimeout')
      .mockImplementation((callback, delay = 0) => originalSetTimeout(callback, delay / 1000))
    expect(await problemAt({ ...validArea, ...overrides }, { offers: ['PRO'] })).toBe(
      `/pros/coaching: ${message} (AGENDA on PRO)`,
    )
  })

  it('reports a page that throws for one kind of member only', async () => {
    expect(await problemAt(areaWithPage(<TeamPage />))).toBe('/pros/coaching: throws Error: no team (AGENDA on ULTIME)')
  })

  it('reports a page that is still loading after the time-out', async () => {
    expect(await problemAt(areaWithPage(<Pending />), { offers: ['PRO'] })).toBe(
      '/pros/coaching: still loading at /pros/coaching after the time-out (AGENDA on PRO)',
    )
  })
})

const outsideAddresses = addressesOutside([coachingPath], [])

describe('addressesOutside', () => {
  it('returns addresses below and above those of the area, and of routes missing from its descriptor', () => {
    expect(outsideAddresses).toEqual(
      expect.arrayContaining(['/', '/pros', '/pros/coaching/elsewhere', '/nobody/is/at/home/here']),
    )
    expect(outsideAddresses).not.toContain('/pros/coaching')
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    writeFileSync(
      join(folder, 'remote.tsx'),
      '<Route path="/pros/coaching" element={<A />} />\n<Route\n  path="/pros/horses"\n  element={<B />} />',
    )
    writeFileSync(
      join(folder, 'pages.ts'),
      "definePages([{ path: '/pros/coaching', Page: A }, { path: '/pros/riders', load: () => import('./B.tsx') }])",
    )
    expect(addressesOutside([coachingPath], routesIn(folder))).toEqual(
      expect.arrayContaining(['/pros/horses', '/pros/riders']),
    )
    rmSync(folder, { recursive: true })
  })
})

describe('foreignAddressProblems', () => {
  const member = { privileges: ['AGENDA'], offer: 'PRO' } as const

  it('accepts an area that renders only at its paths', async () => {
    expect(await foreignAddressProblems(validArea, outsideAddresses, member)).toEqual([])
  })

  it.each<[string, string, ReactNode, string]>([
    [
      'renders at any address',
      '*',
      coachingTitle,
      'renders at /nobody/is/at/home/here, which matches no path of its descriptor',
    ],
    [
      'renders below its path',
      '/pros/coaching/*',
      coachingTitle,
      'renders at /pros/coaching/elsewhere, which matches no path of its descriptor',
    ],
    [
      'redirects from a path that is not its own',
      '/pros',
      redirect,
      'redirects from /pros, which matches no path of its descriptor, to /pros/coaching',
    ],
  ])('reports an area that %s', async (_caseName, path, element, message) => {
    const module = areaWithRoot(() => (
      <Routes>
        <Route path={path} element={element} />
      </Routes>
    ))
    expect(await foreignAddressProblems(module, outsideAddresses, member)).toContain(message)
  })
})

describe('anchorProblems', () => {
  const descriptorWithTour = coachingDescriptor({
    tour: [coachingTourStep, { ...coachingTourStep, id: 'next', anchor: 'coaching.next' }],
  })

  it('accepts an anchor on a page of the area', async () => {
    expect(
      await anchorProblems(
        areaWithPage(<h1 data-tour="coaching.next">Accompagnement</h1>),
        descriptorWithTour,
        shortTimeoutMs,
      ),
    ).toEqual([])
  })

  it('reports an anchor that is on no page', async () => {
    expect(await anchorProblems(validArea, descriptorWithTour, shortTimeoutMs)).toEqual([
      'The tour targets coaching.next, but no page of this area has data-tour="coaching.next"',
    ])
  })
})
