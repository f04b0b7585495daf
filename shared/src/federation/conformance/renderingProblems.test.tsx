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
import { addressesBeside } from './addresses.ts'
import { areaOf, coaching, shortWaitMs, home, rootOf, validArea, step, title } from './anArea.tsx'
import { anchorProblems, renderingProblem, trespasses } from './renderingProblems.ts'
import { routesIn } from './routesIn.ts'

const away = <Navigate to="/pros/coaching" replace />

function Clubs() {
  const { data } = useQuery({ queryKey: ['clubs'], queryFn: () => call('GET /clubs') })
  return data ? <h1>{data.length} lieu</h1> : <Pending />
}
const ClubsPage = lazy(async () => ({ default: Clubs }))

function TeamPage() {
  const { offer } = useRights()
  if (offer === 'ULTIME') throw new Error('no team')
  return title
}

const prefetch = () => {
  throw new Error('no address')
}

const problem = (module: AreaModule, path: Partial<AreaPath> = {}) =>
  renderingProblem(module, { ...home, ...path }, shortWaitMs)

beforeEach(() => {
  // Silences what React and the router log about the errors the kit reports.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void jest.restoreAllMocks())

describe('a path of the descriptor', () => {
  it('is rendered by a valid area, from the responses to its calls, after its code has loaded', async () => {
    expect(
      await renderingProblem(
        areaOf(
          <Suspense>
            <ClubsPage />
          </Suspense>,
        ),
        home,
      ),
    ).toBeUndefined()
  })

  it('may redirect at once', async () => {
    expect(await problem(areaOf(<Navigate to="/pros/clubs" replace />))).toBeUndefined()
  })

  it('is refused without a route', async () => {
    expect(await problem(areaOf(<h1>Accompagnement</h1>), { path: '/pros/coachings' })).toBe(
      '/pros/coachings: no page is defined for /pros/coachings (AGENDA on STANDARD)',
    )
  })

  it('is refused without a route before the time-out of a page', async () => {
    const dayMs = 86_400_000
    const began = performance.now()
    jest.spyOn(Date, 'now').mockImplementation(() => began + (performance.now() - began) * 50)
    expect(await renderingProblem(validArea, { ...home, path: '/pros/coachings' }, dayMs)).toMatch(
      /no page is defined for/,
    )
  })

  it('is refused without a route, whatever surrounds the routes', async () => {
    const framed = rootOf(() => (
      <section>
        <h2>Accompagnement</h2>
        <validArea.Root />
      </section>
    ))
    expect(await problem(framed, { path: '/pros/coachings' })).toBe(
      '/pros/coachings: no page is defined for /pros/coachings (AGENDA on STANDARD)',
    )
  })

  it('is refused when the router knows only one of its two forms', async () => {
    expect(await problem(validArea, { path: '/pros/coaching/:id?' })).toMatch(
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
        return title
      },
    ],
  ])('is refused when the area throws %s', async (_caseName, Page) => {
    expect(await problem(areaOf(<Page />), { offers: ['PRO'] })).toBe(
      '/pros/coaching: throws Error: out of hay (AGENDA on PRO)',
    )
  })

  it('is refused when its prefetch throws', async () => {
    expect(await renderingProblem({ ...validArea, prefetch }, { ...home, offers: ['PRO'] }, shortWaitMs)).toBe(
      '/pros/coaching: throws Error: no address (AGENDA on PRO)',
    )
  })

  it.each<[string, Partial<AreaModule>, string]>([
    [
      'does not start',
      {
        init: () => {
          throw new Error('no start')
        },
      },
      'throws Error: no start',
    ],
    [
      'never finishes starting',
      { init: () => new Promise(() => {}) },
      'throws Error: init did not finish within 60000 ms',
    ],
    [
      'does not end',
      {
        dispose: () => {
          throw new Error('no end')
        },
      },
      'throws Error: no end',
    ],
  ])('is refused when the area %s', async (_caseName, more, sentence) => {
    const later = setTimeout
    jest.spyOn(window, 'setTimeout').mockImplementation((act, delay = 0) => later(act, delay / 1000))
    expect(await problem({ ...validArea, ...more }, { offers: ['PRO'] })).toBe(
      `/pros/coaching: ${sentence} (AGENDA on PRO)`,
    )
  })

  it('is refused when it throws for one kind of member only', async () => {
    expect(await problem(areaOf(<TeamPage />))).toBe('/pros/coaching: throws Error: no team (AGENDA on ULTIME)')
  })

  it('is refused when it waits for a promise that never resolves', async () => {
    expect(await problem(areaOf(<Pending />), { offers: ['PRO'] })).toBe(
      '/pros/coaching: still loading at /pros/coaching after the time-out (AGENDA on PRO)',
    )
  })
})

describe('at the paths of other areas', () => {
  const member = { privileges: ['AGENDA'], offer: 'PRO' } as const
  const beside = addressesBeside([home], [])

  it('the kit tests paths beside and above those of the area, and routes missing from its descriptor', () => {
    expect(beside).toEqual(
      expect.arrayContaining(['/', '/pros', '/pros/coaching/elsewhere', '/nobody/is/at/home/here']),
    )
    expect(beside).not.toContain('/pros/coaching')
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    writeFileSync(
      join(folder, 'remote.tsx'),
      '<Route path="/pros/coaching" element={<A />} />\n<Route\n  path="/pros/horses"\n  element={<B />} />',
    )
    writeFileSync(
      join(folder, 'pages.ts'),
      "definePages([{ path: '/pros/coaching', Page: A }, { path: '/pros/riders', load: () => import('./B.tsx') }])",
    )
    expect(addressesBeside([home], routesIn(folder))).toEqual(expect.arrayContaining(['/pros/horses', '/pros/riders']))
    rmSync(folder, { recursive: true })
  })

  it('a valid area renders nothing', async () => {
    expect(await trespasses(validArea, beside, member)).toEqual([])
  })

  it.each<[string, string, ReactNode, string]>([
    [
      'renders at any address',
      '*',
      title,
      'renders at /nobody/is/at/home/here, which matches no path of its descriptor',
    ],
    [
      'renders below its path',
      '/pros/coaching/*',
      title,
      'renders at /pros/coaching/elsewhere, which matches no path of its descriptor',
    ],
    ['redirects', '/pros', away, 'redirects from /pros, which matches no path of its descriptor, to /pros/coaching'],
  ])('an area that %s is refused', async (_caseName, path, element, sentence) => {
    const module = rootOf(() => (
      <Routes>
        <Route path={path} element={element} />
      </Routes>
    ))
    expect(await trespasses(module, beside, member)).toContain(sentence)
  })
})

describe('the anchor of a tour step', () => {
  const touring = coaching({ tour: [step, { ...step, id: 'next', anchor: 'coaching.next' }] })

  it('is found on a page of the area', async () => {
    expect(
      await anchorProblems(areaOf(<h1 data-tour="coaching.next">Accompagnement</h1>), touring, shortWaitMs),
    ).toEqual([])
  })

  it('is refused when no page has it', async () => {
    expect(await anchorProblems(validArea, touring, shortWaitMs)).toEqual([
      'The tour targets coaching.next, but no page of this area has data-tour="coaching.next"',
    ])
  })
})
