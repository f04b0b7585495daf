import { describe, expect, it } from '@jest/globals'
import { describeArea } from 'shared/federation'
import type { AreaOptions } from './areaSpec.ts'
import { areaSpecOf, optionProblems } from './areaSpec.ts'

const agenda = describeArea({
  name: 'mf-agenda',
  title: 'Agenda',
  requires: { shared: '^0.1.0' },
  paths: [{ path: '/pros/session/:id?', title: 'Séance', audience: 'professional' }],
  menu: [{ id: 'sessions', label: 'Rendez-vous', icon: 'sessions', order: 10, path: '/pros/session' }],
  tour: [{ id: 'welcome', order: 1, anchor: 'menu.sessions', title: 'Bienvenue', text: 'Votre semaine.' }],
})
const validOptions = { name: 'mf-coaching', title: "L'accompagnement", path: '/pros/coaching', privilege: 'AGENDA' }

describe('options of a new area', () => {
  it('are accepted when all are valid', () => {
    expect(optionProblems(validOptions, [agenda])).toEqual([])
    expect(areaSpecOf(validOptions)).toEqual({ ...validOptions, icon: 'activity' })
  })

  it('may open the area to every member', () => {
    expect(optionProblems({ ...validOptions, privilege: 'none' }, [agenda])).toEqual([])
    expect(areaSpecOf({ ...validOptions, privilege: 'none' })).not.toHaveProperty('privilege')
  })

  it.each<[string, AreaOptions, string]>([
    [
      'a name without the prefix mf-',
      { name: 'coaching' },
      'The name of an area is mf- and lowercase letters, digits or dashes, like mf-coaching; not "coaching".',
    ],
    [
      'a name that leads out of the repository',
      { name: 'mf-../shell' },
      'The name of an area is mf- and lowercase letters',
    ],
    ['the name of another area', { name: 'mf-agenda' }, 'There is already an area mf-agenda.'],
    [
      "a name whose menu id is the id of another area's menu entry",
      { name: 'mf-sessions' },
      'The id sessions of the menu entry is already used by mf-agenda: choose another name.',
    ],
    [
      "a name whose menu id is the id of another area's tour step",
      { name: 'mf-welcome' },
      'The id welcome of the menu entry is already used by mf-agenda',
    ],
    ['no title', { title: ' ' }, 'The title is a French text of 1 to 40 characters'],
    ['a title that contains markup', { title: '<b>{1}</b>' }, 'The title is a French text of 1 to 40 characters'],
    [
      'the path of another area',
      { path: '/pros/session' },
      'The path /pros/session belongs to mf-agenda: choose another.',
    ],
    [
      'a path that matches a pattern of another area',
      { path: '/pros/session/coaching' },
      'The path /pros/session/coaching belongs to mf-agenda',
    ],
    [
      'a path of the platform',
      { path: '/api/coaching' },
      'The path /api/coaching belongs to the platform: choose another.',
    ],
    ['a path with a parameter', { path: '/pros/:id' }, 'The path consists of lowercase letters, digits and dashes'],
    ['the root path', { path: '/' }, 'The path consists of lowercase letters, digits and dashes'],
    ['an unknown privilege', { privilege: 'ADMIN' }, 'There is no privilege "ADMIN": choose among AGENDA, ANIMALS, '],
    ['no privilege at all', { privilege: undefined }, 'There is no privilege "": choose among AGENDA, '],
    ['an unknown icon', { icon: 'heart' }, 'There is no icon "heart": choose among sessions, animals, '],
  ])('are rejected with %s', (_caseName, changedOptions, message) => {
    expect(optionProblems({ ...validOptions, ...changedOptions }, [agenda])).toEqual([expect.stringContaining(message)])
  })

  it('are rejected with one message for each invalid option', () => {
    expect(optionProblems({}, [agenda])).toHaveLength(4)
  })
})
