import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import type { AnimalLimits } from '../../contracts/agenda/animal.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { addDays } from '../calendar/day.ts'
import { isoWeekStart } from '../calendar/isoWeek.ts'
import { timeOf } from '../calendar/time.ts'
import { strainSentence } from './sentences.ts'
import { shortestRestMinutes, strainsOf, type AnimalCapacity, type Strain } from './strains.ts'

const noLimits: AnimalLimits = {
  minutesByDay: null,
  longestStretch: null,
  restBetween: null,
  sessionsByDay: null,
  restDaysByWeek: null,
}
const animal = (weeklyHours: number, limits: Partial<AnimalLimits> = {}): AnimalCapacity => ({
  weeklyHours,
  limits: { ...noLimits, ...limits },
})
const slotOn = (date: string, startTime: string, endTime: string): TimeSlot => ({ date, startTime, endTime })
const strainSentences = (capacity: AnimalCapacity, sessions: TimeSlot[], ...candidates: TimeSlot[]) =>
  strainsOf(capacity, sessions, candidates).map((strain) => [strain.date, strain.load, strainSentence('Nala', strain)])

const monday = '2026-12-07'

type StrainCase = [
  caseName: string,
  capacity: AnimalCapacity,
  sessions: TimeSlot[],
  candidate: TimeSlot,
  expected: [load: Strain['load'], sentence: string][],
]

describe('strainsOf', () => {
  it.each<StrainCase>([
    [
      'nothing below 80 % of the weekly hours',
      animal(5),
      [slotOn(monday, '09:00', '11:59')],
      slotOn('2026-12-08', '09:00', '10:00'),
      [],
    ],
    [
      'the weekly hours as near from 80 %',
      animal(5),
      [slotOn(monday, '09:00', '12:00')],
      slotOn('2026-12-08', '09:00', '10:00'),
      [['near', 'Nala : 4 h sur 5 h cette semaine']],
    ],
    [
      'the weekly hours as near at 100 %',
      animal(5),
      [slotOn(monday, '09:00', '13:00')],
      slotOn('2026-12-13', '09:00', '10:00'),
      [['near', 'Nala : 5 h sur 5 h cette semaine']],
    ],
    [
      'the weekly hours as over from one minute beyond 100 %',
      animal(5),
      [slotOn(monday, '09:00', '13:00')],
      slotOn('2026-12-13', '09:00', '10:01'),
      [['over', 'Nala : 5 h 01 sur 5 h cette semaine']],
    ],
    [
      'any session of an animal without planned hours',
      animal(0),
      [],
      slotOn(monday, '09:00', '09:30'),
      [['over', 'Nala : 30 min sur 0 h cette semaine']],
    ],
    [
      'a day with more minutes than the limit',
      animal(40, { minutesByDay: 120 }),
      [slotOn(monday, '09:00', '11:00')],
      slotOn(monday, '14:00', '14:30'),
      [['over', 'Nala : 2 h 30 sur 2 h ce jour-là']],
    ],
    [
      'nothing for minutes of another day',
      animal(40, { minutesByDay: 120 }),
      [slotOn(monday, '09:00', '11:00')],
      slotOn('2026-12-08', '09:00', '10:00'),
      [],
    ],
    [
      'a stretch of sessions without a pause',
      animal(40, { longestStretch: 60 }),
      [slotOn(monday, '09:00', '10:00')],
      slotOn(monday, '10:00', '10:30'),
      [['over', "Nala : 1 h 30 d'affilée, 1 h au plus"]],
    ],
    [
      'a stretch across a pause too short to be a rest',
      animal(40, { longestStretch: 60 }),
      [slotOn(monday, '09:00', '10:00')],
      slotOn(monday, '10:09', '10:30'),
      [['over', "Nala : 1 h 30 d'affilée, 1 h au plus"]],
    ],
    [
      'no stretch if a rest precedes the session',
      animal(40, { longestStretch: 60 }),
      [slotOn(monday, '09:00', '10:00')],
      slotOn(monday, '10:10', '10:30'),
      [],
    ],
    [
      'no stretch if a rest follows the session',
      animal(40, { longestStretch: 60 }),
      [slotOn(monday, '10:10', '10:30')],
      slotOn(monday, '09:00', '10:00'),
      [],
    ],
    [
      'the earlier of two equally short rests',
      animal(40, { restBetween: 30 }),
      [slotOn(monday, '10:40', '11:00'), slotOn(monday, '09:00', '09:50')],
      slotOn(monday, '10:00', '10:30'),
      [['over', 'Nala : repos de 10 min avant 10:00, 30 min demandées']],
    ],
    [
      'the earlier of two equally short rests, whatever the order of the sessions',
      animal(40, { restBetween: 30 }),
      [slotOn(monday, '09:00', '09:50'), slotOn(monday, '10:40', '11:00')],
      slotOn(monday, '10:00', '10:30'),
      [['over', 'Nala : repos de 10 min avant 10:00, 30 min demandées']],
    ],
    [
      'a missing rest of one minute, in the singular',
      animal(40, { restBetween: 1 }),
      [slotOn(monday, '10:30', '11:00')],
      slotOn(monday, '09:00', '10:30'),
      [['over', 'Nala : aucun repos avant 10:30, 1 min demandée']],
    ],
    [
      'one session a day, in the singular',
      animal(40, { sessionsByDay: 1 }),
      [],
      slotOn(monday, '09:00', '10:00'),
      [['near', 'Nala : 1 séance sur 1 ce jour-là']],
    ],
    [
      'one day of work, in the singular',
      animal(40, { restDaysByWeek: 6 }),
      [],
      slotOn(monday, '09:00', '10:00'),
      [['near', 'Nala : 1 jour de travail cette semaine, 6 jours de repos demandés']],
    ],
    [
      'one day of rest, in the singular',
      animal(40, { restDaysByWeek: 1 }),
      ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'].map((day) => slotOn(day, '09:00', '10:00')),
      slotOn(monday, '09:00', '10:00'),
      [['near', 'Nala : 5 jours de travail cette semaine, 1 jour de repos demandé']],
    ],
    [
      'one stretch that the session forms with the sessions before and after it',
      animal(40, { longestStretch: 120 }),
      [slotOn(monday, '09:00', '10:00'), slotOn(monday, '11:00', '12:00')],
      slotOn(monday, '10:00', '11:00'),
      [['over', "Nala : 3 h d'affilée, 2 h au plus"]],
    ],
    [
      'a stretch of two sessions as long as the limit as near',
      animal(40, { longestStretch: 60 }),
      [slotOn(monday, '09:00', '09:30')],
      slotOn(monday, '09:30', '10:00'),
      [['near', "Nala : 1 h d'affilée, 1 h au plus"]],
    ],
    [
      'nothing for a single session as long as the limit',
      animal(40, { longestStretch: 20 }),
      [],
      slotOn(monday, '09:00', '09:20'),
      [],
    ],
    [
      'a rest that is too short before the session',
      animal(40, { restBetween: 30 }),
      [slotOn(monday, '09:00', '10:15')],
      slotOn(monday, '10:30', '11:00'),
      [['over', 'Nala : repos de 15 min avant 10:30, 30 min demandées']],
    ],
    [
      'a missing rest after the session',
      animal(40, { restBetween: 30 }),
      [slotOn(monday, '10:30', '11:00')],
      slotOn(monday, '09:00', '10:30'),
      [['over', 'Nala : aucun repos avant 10:30, 30 min demandées']],
    ],
    [
      'nothing for a long enough rest',
      animal(40, { restBetween: 30 }),
      [slotOn(monday, '09:00', '10:00')],
      slotOn(monday, '10:30', '11:00'),
      [],
    ],
    [
      'nothing for the rest between two days',
      animal(40, { restBetween: 1440 }),
      [slotOn(monday, '22:00', '23:59')],
      slotOn('2026-12-08', '00:00', '01:00'),
      [],
    ],
    [
      'more sessions than the limit of a day',
      animal(40, { sessionsByDay: 2 }),
      [slotOn(monday, '09:00', '10:00'), slotOn(monday, '11:00', '12:00')],
      slotOn(monday, '14:00', '15:00'),
      [['over', 'Nala : 3 séances sur 2 ce jour-là']],
    ],
    [
      'too few days of rest',
      animal(40, { restDaysByWeek: 6 }),
      [slotOn(monday, '09:00', '10:00')],
      slotOn('2026-12-13', '14:00', '15:00'),
      [['over', 'Nala : 2 jours de travail cette semaine, 6 jours de repos demandés']],
    ],
    [
      'nothing for a second session on a day of work',
      animal(40, { restDaysByWeek: 6 }),
      [slotOn(monday, '09:00', '10:00')],
      slotOn(monday, '14:00', '15:00'),
      [],
    ],
  ])('reports %s', (_caseName, capacity, sessions, candidate, expected) => {
    expect(strainSentences(capacity, sessions, candidate)).toEqual(
      expected.map(([load, sentence]) => [candidate.date, load, sentence]),
    )
  })

  it('reports every exceeded rule', () => {
    const nala = animal(5, { minutesByDay: 120, longestStretch: 60, restBetween: 30 })
    const sessions = [slotOn('2026-12-28', '09:00', '10:00'), slotOn('2026-12-28', '10:30', '11:30')]
    expect(strainSentences(nala, sessions, slotOn('2026-12-28', '12:00', '12:30'))).toEqual([
      ['2026-12-28', 'over', 'Nala : 2 h 30 sur 2 h ce jour-là'],
    ])
    expect(
      strainSentences(nala, sessions, slotOn('2026-12-28', '11:35', '12:05')).map(([, , sentence]) => sentence),
    ).toEqual([
      'Nala : 2 h 30 sur 2 h ce jour-là',
      "Nala : 1 h 35 d'affilée, 1 h au plus",
      'Nala : repos de 5 min avant 11:35, 30 min demandées',
    ])
  })

  it.each([
    ['the end of a month', '2026-11-30', '2026-12-01'],
    ['the end of a year, in week 53 of 2026', '2026-12-31', '2027-01-02'],
    ['the change to summer time', '2027-03-27', '2027-03-28'],
  ])('counts the complete ISO week across %s', (_end, before, after) => {
    expect(strainSentences(animal(2), [slotOn(before, '09:00', '11:00')], slotOn(after, '09:00', '10:00'))).toEqual([
      [after, 'over', 'Nala : 3 h sur 2 h cette semaine'],
    ])
  })

  it('counts wall-clock minutes on the days the clock changes', () => {
    expect(
      strainsOf(animal(4), [], [slotOn('2027-03-28', '01:00', '05:00'), slotOn('2026-10-25', '01:00', '05:00')]).map(
        ({ value }) => value,
      ),
    ).toEqual([240, 240])
  })

  it('does not count the sessions of the previous ISO week', () => {
    expect(
      strainSentences(animal(2), [slotOn('2027-01-03', '09:00', '11:00')], slotOn('2027-01-04', '09:00', '10:00')),
    ).toEqual([])
  })
})

describe('strainsOf, in cases that are easily miscounted', () => {
  const twoHourSession = [slotOn(monday, '09:00', '11:00')]

  it('counts pending sessions like validated ones', () => {
    // The `sessions` contain both pending and validated sessions: the rule cannot distinguish them.
    expect(strainSentences(animal(2), twoHourSession, slotOn('2026-12-08', '09:00', '10:00'))).toHaveLength(1)
  })

  it('checks every occurrence of a series, and counts it for the next ones', () => {
    const days = [0, 1, 2, 7].map((count) => slotOn(addDays(monday, count), '14:00', '15:00'))
    expect(strainSentences(animal(4), twoHourSession, ...days)).toEqual([
      ['2026-12-08', 'near', 'Nala : 4 h sur 4 h cette semaine'],
      ['2026-12-09', 'over', 'Nala : 5 h sur 4 h cette semaine'],
    ])
  })

  it('does not split a week at the end of a month', () => {
    expect(
      strainSentences(animal(2), [slotOn('2026-06-29', '09:00', '11:00')], slotOn('2026-07-01', '09:00', '10:00')),
    ).toHaveLength(1)
  })

  it('does not count a moved session twice', () => {
    // The `sessions` exclude the session itself: moved within its week, it does not count against its own hours.
    expect(strainSentences(animal(2.5), [], slotOn('2026-12-11', '09:00', '11:00'))).toEqual([
      ['2026-12-11', 'near', 'Nala : 2 h sur 2 h 30 cette semaine'],
    ])
  })
})

/** Returns the number of sessions in each of the 1,440 minutes of a day. */
const sessionCountsByMinute = (timeSlots: readonly TimeSlot[], date: string) => {
  const sessionCounts = Array.from({ length: 1440 }, () => 0)
  for (const timeSlot of timeSlots.filter((other) => other.date === date)) {
    for (let minute = 0; minute < 1440; minute++)
      if (timeOf(minute) >= timeSlot.startTime && timeOf(minute) < timeSlot.endTime)
        sessionCounts[minute] = (sessionCounts[minute] ?? 0) + 1
  }
  return sessionCounts
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Counts the free minutes from `start`, forwards or backwards, to the next session; null if there is none. */
function freeMinutesFrom(sessionCounts: readonly number[], start: number, step: 1 | -1): number | null {
  for (let minute = start; minute >= 0 && minute < 1440; minute += step)
    if ((sessionCounts[minute] ?? 0) > 0) return Math.abs(minute - start)
  return null
}

/** An independent implementation of `strainsOf`, which counts the sessions in each minute. */
function strainsByMinute(
  { weeklyHours, limits }: AnimalCapacity,
  sessions: readonly TimeSlot[],
  candidates: readonly TimeSlot[],
) {
  return candidates.flatMap((candidate, index) => {
    const otherSessions = [...sessions, ...candidates.slice(0, index)]
    const allSessions = [...otherSessions, candidate]
    const week = Array.from({ length: 7 }, (_, day) => addDays(isoWeekStart(candidate.date), day))
    const countsOfDay = sessionCountsByMinute(allSessions, candidate.date)
    const countsOfOthers = sessionCountsByMinute(otherSessions, candidate.date)
    const countsOfCandidate = sessionCountsByMinute([candidate], candidate.date)
    const [start, end] = [countsOfCandidate.indexOf(1), countsOfCandidate.lastIndexOf(1)]
    const isOverlapping = countsOfCandidate.some((value, minute) => value > 0 && (countsOfOthers[minute] ?? 0) > 0)
    const rests = isOverlapping
      ? [0]
      : [freeMinutesFrom(countsOfOthers, start - 1, -1), freeMinutesFrom(countsOfOthers, end + 1, 1)].filter(
          (free) => free !== null,
        )
    const pause = limits.restBetween ?? shortestRestMinutes
    let [first, last] = [start, end]
    for (
      let free = freeMinutesFrom(countsOfDay, first - 1, -1);
      free !== null && free < pause;
      free = freeMinutesFrom(countsOfDay, first - 1, -1)
    )
      first -= free + 1
    for (
      let free = freeMinutesFrom(countsOfDay, last + 1, 1);
      free !== null && free < pause;
      free = freeMinutesFrom(countsOfDay, last + 1, 1)
    )
      last += free + 1
    const isAlone = !isOverlapping && rests.every((free) => free >= pause)
    const workDays = week.filter((date) => allSessions.some((timeSlot) => timeSlot.date === date)).length
    const counts: [string, number, number | null, boolean?][] = [
      ['week', sum(week.map((date) => sum(sessionCountsByMinute(allSessions, date)))), weeklyHours * 60],
      ['day', sum(countsOfDay), limits.minutesByDay],
      ['stretch', last - first + 1, limits.longestStretch, isAlone],
      ['sessions', allSessions.filter(({ date }) => date === candidate.date).length, limits.sessionsByDay],
      [
        'restDays',
        workDays,
        limits.restDaysByWeek === null || otherSessions.some(({ date }) => date === candidate.date)
          ? null
          : 7 - limits.restDaysByWeek,
      ],
    ]
    const countStrains = counts.flatMap(([rule, value, limit, onlyOver = false]) => {
      // Strains begin at 80 % of the limit.
      if (limit === null || value / 4 < limit / 5 || (onlyOver && value <= limit)) return []
      return [{ date: candidate.date, rule, value, limit, load: value > limit ? 'over' : 'near' }]
    })
    const shortestRest = Math.min(...rests)
    const isRestTooShort = limits.restBetween !== null && shortestRest < limits.restBetween
    return isRestTooShort
      ? [
          ...countStrains,
          { date: candidate.date, rule: 'rest', value: shortestRest, limit: limits.restBetween, load: 'over' },
        ]
      : countStrains
  })
}

const anyDay = fc.integer({ min: 0, max: 12 }).map((count) => addDays('2026-12-26', count))
const anySession = fc
  .tuple(anyDay, fc.integer({ min: 400, max: 900 }), fc.integer({ min: 1, max: 150 }))
  .map(([date, start, length]) => ({ date, startTime: timeOf(start), endTime: timeOf(start + length) }))
const anyLimit = (max: number) => fc.option(fc.integer({ min: 1, max }))
const anyCapacity = fc.record({
  weeklyHours: fc.integer({ min: 0, max: 20 }),
  limits: fc.record({
    minutesByDay: anyLimit(300),
    longestStretch: anyLimit(200),
    restBetween: anyLimit(90),
    sessionsByDay: anyLimit(5),
    restDaysByWeek: anyLimit(7),
  }),
})

const sortedStrains = (strains: { date: string; rule: string }[]) =>
  strains.map(({ date, rule, ...otherFields }) => JSON.stringify({ date, rule, ...otherFields })).toSorted()
const isCountedRule = ({ rule }: Strain) => ['week', 'day', 'sessions'].includes(rule)

describe('strainsOf, for any sessions of any animal', () => {
  it('finds the same strains as counting minute by minute', () => {
    fc.assert(
      fc.property(
        anyCapacity,
        fc.array(anySession, { maxLength: 12 }),
        fc.array(anySession, { minLength: 1, maxLength: 3 }),
        (capacity, sessions, candidates) => {
          const found = strainsOf(capacity, sessions, candidates).map(({ date, rule, value, limit, load }) => ({
            date,
            rule,
            value,
            limit,
            load,
          }))
          expect(sortedStrains(found)).toEqual(sortedStrains(strainsByMinute(capacity, sessions, candidates)))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('ignores the order of sessions, and reports no fewer strains of hours and numbers with one more session', () => {
    fc.assert(
      fc.property(
        anyCapacity,
        fc.array(anySession, { maxLength: 12 }),
        anySession,
        anySession,
        (capacity, sessions, another, candidate) => {
          const strains = strainsOf(capacity, sessions, [candidate])
          expect(strainsOf(capacity, sessions.toReversed(), [candidate])).toEqual(strains)
          expect(
            strainsOf(capacity, [...sessions, another], [candidate]).filter(isCountedRule).length,
          ).toBeGreaterThanOrEqual(strains.filter(isCountedRule).length)
        },
      ),
      { numRuns: 200 },
    )
  })
})
