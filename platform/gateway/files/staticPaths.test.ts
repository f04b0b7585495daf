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
  ])('of %s returns %s', (path, prefix) => {
    expect(staticPrefix(path)).toBe(prefix)
  })
})

const area = (name: AreaName, ...paths: `/${string}`[]): [AreaName, RegisteredArea] => {
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
const pagesOf = (...areas: [AreaName, RegisteredArea][]) =>
  Object.fromEntries(staticPaths({ areas: Object.fromEntries(areas) }))

describe('the page at a static prefix', () => {
  it('is that of the area that owns all paths below it', () => {
    expect(pagesOf(area('mf-agenda', '/pros/session/:id?', '/pros/session/:id/notes'))).toEqual({
      '/pros/session': 'mf-agenda',
    })
  })

  it('is that of the area with exactly this path, where others own paths below it', () => {
    expect(pagesOf(area('mf-patients', '/pros/patients'), area('mf-finance', '/pros/patients/:id/bills'))).toEqual({
      '/pros/patients': 'mf-patients',
    })
  })

  it('belongs to no area when several share the prefix and none owns it', () => {
    expect(pagesOf(area('mf-patients', '/pros/:id'), area('mf-finance', '/pros/:id/bills'))).toEqual({
      '/pros': undefined,
    })
  })
})
