import { describe, expect, it } from '@jest/globals'
import { coaching, entry, home, step } from './anArea.tsx'
import { descriptorProblems } from './descriptorProblems.ts'

describe('a descriptor', () => {
  it('has no problem when it is valid', () => {
    expect(descriptorProblems(coaching())).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['is missing', undefined, 'The descriptor is invalid'],
    ['has an invalid name', coaching({ name: 'mf-' }), 'The descriptor is invalid'],
    ['declares a path twice', coaching({ paths: [home, home] }), 'The path /pros/coaching is declared twice'],
    ['declares a menu entry twice', coaching({ menu: [entry, entry] }), 'The menu entry coaching is declared twice'],
    [
      'declares a step of the tour twice',
      coaching({ tour: [step, step] }),
      'The step of the tour coaching is declared twice',
    ],
    [
      'leads to a path it does not own',
      coaching({ menu: [{ ...entry, path: '/pros/sessions' }] }),
      'The menu entry coaching leads to /pros/sessions, which matches no path of this area',
    ],
    [
      'has a shortcut to a path it does not own',
      coaching({ menu: [{ ...entry, plus: { label: 'Ajouter', path: '/pros/session' } }] }),
      'leads to /pros/session, which matches no path of this area',
    ],
    [
      'shows an entry to members who may not open its page',
      coaching({ menu: [{ ...entry, privilege: undefined }] }),
      'The menu entry coaching is shown to members with no privilege on STANDARD, who may not open /pros/coaching',
    ],
    [
      'shows an entry on an offer that excludes its page',
      coaching({ paths: [{ ...home, offers: ['ULTIME'] }] }),
      'is shown to members with AGENDA on STANDARD, who may not open /pros/coaching',
    ],
    [
      'points its tour at the entry of another area',
      coaching({ tour: [{ ...step, anchor: 'menu.sessions' }] }),
      'The tour targets menu.sessions, which is not a menu entry of this area',
    ],
    [
      'shows a tour step to members who do not see its entry',
      coaching({ tour: [{ ...step, privilege: 'BILL' }] }),
      'The step coaching of the tour is shown to members with BILL on STANDARD, who do not see menu.coaching',
    ],
    [
      'requires an unknown privilege',
      JSON.parse(JSON.stringify(coaching()).replaceAll('AGENDA', 'ADMIN')),
      'There is no privilege ADMIN: choose among AGENDA, ',
    ],
    [
      'uses an unknown icon',
      JSON.parse(JSON.stringify(coaching()).replace('"icon":"team"', '"icon":"heart"')),
      'There is no icon heart: choose among sessions, ',
    ],
  ])('is refused when it %s', (_caseName, descriptor, problem) => {
    expect(descriptorProblems(descriptor)).toEqual([expect.stringContaining(problem)])
  })
})
