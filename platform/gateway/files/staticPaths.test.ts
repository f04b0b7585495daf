import { describe, expect, it } from '@jest/globals'
import { describeArea } from 'shared/federation'
import type { AreaName, RegisteredArea } from 'shared/federation'
import { staticPaths, staticPrefix } from './staticPaths.ts'

describe('staticPrefix', () => {
  it.each([
    ['/', '/'],
    ['/therapists', '/therapists'],
    ['/pros/session/:id?', '/pros/session'],
    ['/pros/patients/:id/bills', '/pros/patients'],
    ['/help/*', '/help'],
    ['/pros/new?', '/pros'],
  ])('returns %2$s for %1$s', (path, prefix) => {
    expect(staticPrefix(path)).toBe(prefix)
  })
})

const registeredArea = (name: AreaName, ...paths: `/${string}`[]): [AreaName, RegisteredArea] => {
  const descriptor = describeArea({
    name,
    title: name,
    requires: {},
    paths: paths.map((path) => ({ path, title: name, audience: 'public' })),
    menu: [],
    tour: [],
  })
  return [
    name,
    {
      current: '1',
      builds: { '1': { base: `/mf/${name}/1/`, entry: 'e.js', container: name, first: [], files: {}, descriptor } },
    },
  ]
}
const areasByPrefix = (...areas: [AreaName, RegisteredArea][]) =>
  Object.fromEntries(staticPaths({ areas: Object.fromEntries(areas) }))

describe('staticPaths', () => {
  it('assigns a prefix to the area that owns all paths below it', () => {
    expect(areasByPrefix(registeredArea('mf-agenda', '/pros/session/:id?', '/pros/session/:id/notes'))).toEqual({
      '/pros/session': 'mf-agenda',
    })
  })

  it('assigns a prefix to the area with exactly this path, although another area owns paths below it', () => {
    expect(
      areasByPrefix(
        registeredArea('mf-patients', '/pros/patients'),
        registeredArea('mf-finance', '/pros/patients/:id/bills'),
      ),
    ).toEqual({
      '/pros/patients': 'mf-patients',
    })
  })

  it('assigns a prefix to no area when several areas share it and none has exactly this path', () => {
    expect(
      areasByPrefix(registeredArea('mf-patients', '/pros/:id'), registeredArea('mf-finance', '/pros/:id/bills')),
    ).toEqual({
      '/pros': undefined,
    })
  })
})
