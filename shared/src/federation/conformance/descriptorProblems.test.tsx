import { describe, expect, it } from '@jest/globals'
import { coaching, entry, home, step } from './anArea.tsx'
import { descriptorProblems } from './descriptorProblems.ts'

describe('a descriptor', () => {
  it('has no problem when it is valid', () => {
    expect(descriptorProblems(coaching())).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['is missing', undefined, 'The descriptor is not what the shell reads'],
    ['has an invalid name', coaching({ name: 'mf-' }), 'The descriptor is not what the shell reads'],
    ['claims a path twice', coaching({ paths: [home, home] }), 'The path /pros/coaching is claimed twice'],
    ['claims a menu entry twice', coaching({ menu: [entry, entry] }), 'The menu entry coaching is claimed twice'],
    [
      'claims a step of the tour twice',
      coaching({ tour: [step, step] }),
      'The step of the tour coaching is claimed twice',
    ],
    [
      'leads to a path it does not own',
      coaching({ menu: [{ ...entry, path: '/pros/sessions' }] }),
      'The menu entry coaching leads to /pros/sessions, which is no path of this area',
    ],
    [
      'has a shortcut to a path it does not own',
      coaching({ menu: [{ ...entry, plus: { label: 'Ajouter', path: '/pros/session' } }] }),
      'leads to /pros/session, which is no path of this area',
    ],
    [
      'shows an entry to members its path is closed to',
      coaching({ menu: [{ ...entry, privilege: undefined }] }),
      'The menu entry coaching is shown with no privilege on STANDARD, and /pros/coaching is closed to them',
    ],
    [
      'shows an entry on an offer its path is closed to',
      coaching({ paths: [{ ...home, offers: ['ULTIME'] }] }),
      'is shown with AGENDA on STANDARD, and /pros/coaching is closed to them',
    ],
    [
      'points its tour at the entry of another area',
      coaching({ tour: [{ ...step, anchor: 'menu.sessions' }] }),
      'The tour points at menu.sessions, which is no menu entry of this area',
    ],
    [
      'shows a tour step to members who do not see its entry',
      coaching({ tour: [{ ...step, privilege: 'BILL' }] }),
      'The step coaching of the tour is shown with BILL on STANDARD, who do not see menu.coaching',
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
  ])('is refused when it %s', (_sentence, descriptor, problem) => {
    expect(descriptorProblems(descriptor)).toEqual([expect.stringContaining(problem)])
  })
})
