import { describe, expect, it } from '@jest/globals'
import { createRoster, type Candidate } from './roster.ts'

const noLimits = {
  minutesByDay: null,
  longestStretch: null,
  restBetween: null,
  sessionsByDay: null,
  restDaysByWeek: null,
}
const session = { date: '2026-12-07', startTime: '10:00', endTime: '11:00' }
const previousSession = { date: '2026-12-07', startTime: '09:00', endTime: '10:00' }
const animal = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  weeklyHours: 5,
  limits: noLimits,
  sessions: [],
  ...change,
})

describe('createRoster', () => {
  it.each<[string, Candidate[], string[]]>([
    ['no animal if there are no animals', [], []],
    [
      'the animals without a session at that time',
      [animal('busy', { sessions: [{ ...session, startTime: '10:30', endTime: '11:30' }] }), animal('free')],
      ['free'],
    ],
    [
      'an animal whose previous session ends as this one begins',
      [animal('nala', { sessions: [previousSession] })],
      ['nala'],
    ],
    [
      'no animal whose planned hours of that week are used up',
      [
        animal('full', { weeklyHours: 1.5, sessions: [{ ...previousSession, date: '2026-12-13' }] }),
        animal('other week', { weeklyHours: 1.5, sessions: [{ ...previousSession, date: '2026-12-14' }] }),
      ],
      ['other week'],
    ],
    [
      'no animal that would exceed one of its other limits',
      [animal('tired', { limits: { ...noLimits, restBetween: 30 }, sessions: [previousSession] })],
      [],
    ],
    [
      'no animal with an overlapping session among several that day',
      [animal('busy', { sessions: [previousSession, { ...session, startTime: '10:30', endTime: '11:30' }] })],
      [],
    ],
    ['an animal that comes near a limit', [animal('near', { weeklyHours: 1 })], ['near']],
    [
      'the animal with more free hours first, even if it works more',
      [
        animal('four', { weeklyHours: 7, sessions: [{ ...previousSession, startTime: '06:00', endTime: '09:00' }] }),
        animal('six', { weeklyHours: 6 }),
      ],
      ['six', 'four'],
    ],
    [
      'all animals sorted by free hours, most first',
      [
        animal('two', { weeklyHours: 2 }),
        animal('six', { weeklyHours: 7, sessions: [previousSession] }),
        animal('three', { weeklyHours: 3 }),
      ],
      ['six', 'three', 'two'],
    ],
  ])('finds %s', (_caseName, candidates, expected) => {
    const roster = createRoster(candidates)
    expect(roster.availableFor(session)).toEqual(expected)
    expect([1, 2, 3].map((count) => roster.hasEnoughFor(session, count))).toEqual(
      [1, 2, 3].map((count) => expected.length >= count),
    )
  })
})
