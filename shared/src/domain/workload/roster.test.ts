import { describe, expect, it } from '@jest/globals'
import { rosterOf, type Candidate } from './roster.ts'

const none = { minutesByDay: null, longestStretch: null, restBetween: null, sessionsByDay: null, restDaysByWeek: null }
const session = { date: '2026-12-07', startTime: '10:00', endTime: '11:00' }
const before = { date: '2026-12-07', startTime: '09:00', endTime: '10:00' }
const animal = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  weeklyHours: 5,
  limits: none,
  works: [],
  ...change,
})

describe('the animals available for a session', () => {
  it.each<[string, Candidate[], string[]]>([
    ['are none without animals', [], []],
    [
      'are the free ones',
      [animal('busy', { works: [{ ...session, startTime: '10:30', endTime: '11:30' }] }), animal('free')],
      ['free'],
    ],
    ['include those whose previous session only touches', [animal('nala', { works: [before] })], ['nala']],
    [
      'exclude those without hours left that week',
      [
        animal('full', { weeklyHours: 1.5, works: [{ ...before, date: '2026-12-13' }] }),
        animal('other week', { weeklyHours: 1.5, works: [{ ...before, date: '2026-12-14' }] }),
      ],
      ['other week'],
    ],
    [
      'exclude those beyond another limit',
      [animal('tired', { limits: { ...none, restBetween: 30 }, works: [before] })],
      [],
    ],
    [
      'are not those of which one session of the day overlaps',
      [animal('busy', { works: [before, { ...session, startTime: '10:30', endTime: '11:30' }] })],
      [],
    ],
    ['are those that come near a limit', [animal('near', { weeklyHours: 1 })], ['near']],
    [
      'come with the most hours left first, whatever they have worked',
      [
        animal('four', { weeklyHours: 7, works: [{ ...before, startTime: '06:00', endTime: '09:00' }] }),
        animal('six', { weeklyHours: 6 }),
      ],
      ['six', 'four'],
    ],
    [
      'come with the most free hours first',
      [
        animal('two', { weeklyHours: 2 }),
        animal('six', { weeklyHours: 7, works: [before] }),
        animal('three', { weeklyHours: 3 }),
      ],
      ['six', 'three', 'two'],
    ],
  ])('%s', (_caseName, candidates, expected) => {
    const roster = rosterOf(candidates)
    expect(roster.ableTo(session)).toEqual(expected)
    expect([1, 2, 3].map((count) => roster.hasFor(session, count))).toEqual(
      [1, 2, 3].map((count) => expected.length >= count),
    )
  })
})
