import { describe, expect, it } from '@jest/globals'
import { coachingDescriptor, coachingMenuEntry, coachingPath, coachingTourStep } from './sampleArea.tsx'
import { descriptorProblems } from './descriptorProblems.ts'

describe('descriptorProblems', () => {
  it('accepts a valid descriptor', () => {
    expect(descriptorProblems(coachingDescriptor())).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['is missing', undefined, 'The descriptor is invalid'],
    ['has an invalid name', coachingDescriptor({ name: 'mf-' }), 'The descriptor is invalid'],
    [
      'declares a path twice',
      coachingDescriptor({ paths: [coachingPath, coachingPath] }),
      'The path /pros/coaching is declared twice',
    ],
    [
      'declares a menu entry twice',
      coachingDescriptor({ menu: [coachingMenuEntry, coachingMenuEntry] }),
      'The menu entry coaching is declared twice',
    ],
    [
      'declares a step of the tour twice',
      coachingDescriptor({ tour: [coachingTourStep, coachingTourStep] }),
      'The step of the tour coaching is declared twice',
    ],
    [
      'has a menu entry to a path it does not own',
      coachingDescriptor({ menu: [{ ...coachingMenuEntry, path: '/pros/sessions' }] }),
      'The menu entry coaching leads to /pros/sessions, which matches no path of this area',
    ],
    [
      'has a shortcut to a path it does not own',
      coachingDescriptor({ menu: [{ ...coachingMenuEntry, plus: { label: 'Ajouter', path: '/pros/session' } }] }),
      'leads to /pros/session, which matches no path of this area',
    ],
    [
      'shows an entry to members who may not open its page',
      coachingDescriptor({ menu: [{ ...coachingMenuEntry, privilege: undefined }] }),
      'The menu entry coaching is shown to members with no privilege on STANDARD, who may not open /pros/coaching',
    ],
    [
      'shows an entry on an offer that excludes its page',
      coachingDescriptor({ paths: [{ ...coachingPath, offers: ['ULTIME'] }] }),
      'is shown to members with AGENDA on STANDARD, who may not open /pros/coaching',
    ],
    [
      'has a label that is too long for the bar of a phone',
      coachingDescriptor({ menu: [{ ...coachingMenuEntry, label: 'Accompagnements', isInBottomBar: true }] }),
      'The label of the menu entry coaching has 15 letters: the bar of a phone has room for 12',
    ],
    [
      'points its tour at the entry of another area',
      coachingDescriptor({ tour: [{ ...coachingTourStep, anchor: 'menu.sessions' }] }),
      'The tour targets menu.sessions, which is not a menu entry of this area',
    ],
    [
      'shows a tour step to members who do not see its entry',
      coachingDescriptor({ tour: [{ ...coachingTourStep, privilege: 'BILL' }] }),
      'The step coaching of the tour is shown to members with BILL on STANDARD, who do not see menu.coaching',
    ],
    [
      'has an action on a path it does not own',
      coachingDescriptor({ actions: [{ label: 'Nouvelle séance', path: '/pros/session?jour=1' }] }),
      'The action Nouvelle séance leads to /pros/session?jour=1, which matches no path of this area',
    ],
    [
      'shows an action to members who may not open its page',
      coachingDescriptor({ actions: [{ label: 'Nouveau suivi', path: '/pros/coaching?nouveau=1' }] }),
      'The action Nouveau suivi is shown to members with no privilege on STANDARD, who may not open /pros/coaching',
    ],
    [
      'requires an unknown privilege',
      JSON.parse(JSON.stringify(coachingDescriptor()).replaceAll('AGENDA', 'ADMIN')),
      'There is no privilege ADMIN: choose among AGENDA, ',
    ],
    [
      'uses an unknown icon',
      JSON.parse(JSON.stringify(coachingDescriptor()).replace('"icon":"team"', '"icon":"heart"')),
      'There is no icon heart: choose among sessions, ',
    ],
  ])('refuses a descriptor that %s', (_caseName, descriptor, problem) => {
    expect(descriptorProblems(descriptor)).toEqual([expect.stringContaining(problem)])
  })
})
