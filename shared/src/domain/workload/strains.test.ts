import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import type { AnimalLimits } from '../../contracts/agenda/animal.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { addDays } from '../calendar/day.ts'
import { isoWeekStart } from '../calendar/isoWeek.ts'
import { timeOf } from '../calendar/time.ts'
import { strainSentence } from './sentences.ts'
import { shortestRest, strainsOf, type Bearing, type Strain } from './strains.ts'

const none: AnimalLimits = {
  minutesByDay: null,
  longestStretch: null,
  restBetween: null,
  sessionsByDay: null,
  restDaysByWeek: null,
}
const animal = (weeklyHours: number, limits: Partial<AnimalLimits> = {}): Bearing => ({
  weeklyHours,
  limits: { ...none, ...limits },
})
const on = (date: string, startTime: string, endTime: string): TimeSlot => ({ date, startTime, endTime })
const sentences = (bearing: Bearing, works: TimeSlot[], ...candidates: TimeSlot[]) =>
  strainsOf(bearing, works, candidates).map((strain) => [strain.date, strain.load, strainSentence('Nala', strain)])

const monday = '2026-12-07'

describe('the strain of a session', () => {
  it.each<[string, Bearing, TimeSlot[], TimeSlot, [Strain['load'], string][]]>([
    [
      'nothing below 80 % of the week',
      animal(5),
      [on(monday, '09:00', '11:59')],
      on('2026-12-08', '09:00', '10:00'),
      [],
    ],
    [
      'the week from 80 %',
      animal(5),
      [on(monday, '09:00', '12:00')],
      on('2026-12-08', '09:00', '10:00'),
      [['near', 'Nala : 4 h sur 5 h cette semaine']],
    ],
    [
      'the week, near at 100 %',
      animal(5),
      [on(monday, '09:00', '13:00')],
      on('2026-12-13', '09:00', '10:00'),
      [['near', 'Nala : 5 h sur 5 h cette semaine']],
    ],
    [
      'the week beyond 100 %, to the minute',
      animal(5),
      [on(monday, '09:00', '13:00')],
      on('2026-12-13', '09:00', '10:01'),
      [['over', 'Nala : 5 h 01 sur 5 h cette semaine']],
    ],
    [
      'a week without planned hours',
      animal(0),
      [],
      on(monday, '09:00', '09:30'),
      [['over', 'Nala : 30 min sur 0 h cette semaine']],
    ],
    [
      'the day',
      animal(40, { minutesByDay: 120 }),
      [on(monday, '09:00', '11:00')],
      on(monday, '14:00', '14:30'),
      [['over', 'Nala : 2 h 30 sur 2 h ce jour-là']],
    ],
    [
      'not the day next to it',
      animal(40, { minutesByDay: 120 }),
      [on(monday, '09:00', '11:00')],
      on('2026-12-08', '09:00', '10:00'),
      [],
    ],
    [
      'a stretch of sessions that touch',
      animal(40, { longestStretch: 60 }),
      [on(monday, '09:00', '10:00')],
      on(monday, '10:00', '10:30'),
      [['over', "Nala : 1 h 30 d'affilée, 1 h au plus"]],
    ],
    [
      'a stretch across a pause too short to be a rest',
      animal(40, { longestStretch: 60 }),
      [on(monday, '09:00', '10:00')],
      on(monday, '10:09', '10:30'),
      [['over', "Nala : 1 h 30 d'affilée, 1 h au plus"]],
    ],
    [
      'no stretch across a rest',
      animal(40, { longestStretch: 60 }),
      [on(monday, '09:00', '10:00')],
      on(monday, '10:10', '10:30'),
      [],
    ],
    [
      'no stretch over a pause that is one, after it',
      animal(40, { longestStretch: 60 }),
      [on(monday, '10:10', '10:30')],
      on(monday, '09:00', '10:00'),
      [],
    ],
    [
      'the earlier of two rests of one length',
      animal(40, { restBetween: 30 }),
      [on(monday, '10:40', '11:00'), on(monday, '09:00', '09:50')],
      on(monday, '10:00', '10:30'),
      [['over', 'Nala : repos de 10 min avant 10:00, 30 min demandées']],
    ],
    [
      'the earlier of two rests of one length, whatever the order of the sessions',
      animal(40, { restBetween: 30 }),
      [on(monday, '09:00', '09:50'), on(monday, '10:40', '11:00')],
      on(monday, '10:00', '10:30'),
      [['over', 'Nala : repos de 10 min avant 10:00, 30 min demandées']],
    ],
    [
      'a rest of one minute',
      animal(40, { restBetween: 1 }),
      [on(monday, '10:30', '11:00')],
      on(monday, '09:00', '10:30'),
      [['over', 'Nala : aucun repos avant 10:30, 1 min demandée']],
    ],
    [
      'a single session of the day',
      animal(40, { sessionsByDay: 1 }),
      [],
      on(monday, '09:00', '10:00'),
      [['near', 'Nala : 1 séance sur 1 ce jour-là']],
    ],
    [
      'a single day of work',
      animal(40, { restDaysByWeek: 6 }),
      [],
      on(monday, '09:00', '10:00'),
      [['near', 'Nala : 1 jour de travail cette semaine, 6 jours de repos demandés']],
    ],
    [
      'a single day of rest',
      animal(40, { restDaysByWeek: 1 }),
      ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'].map((day) => on(day, '09:00', '10:00')),
      on(monday, '09:00', '10:00'),
      [['near', 'Nala : 5 jours de travail cette semaine, 1 jour de repos demandé']],
    ],
    [
      'a stretch that it makes of two',
      animal(40, { longestStretch: 120 }),
      [on(monday, '09:00', '10:00'), on(monday, '11:00', '12:00')],
      on(monday, '10:00', '11:00'),
      [['over', "Nala : 3 h d'affilée, 2 h au plus"]],
    ],
    [
      'a stretch of two, near',
      animal(40, { longestStretch: 60 }),
      [on(monday, '09:00', '09:30')],
      on(monday, '09:30', '10:00'),
      [['near', "Nala : 1 h d'affilée, 1 h au plus"]],
    ],
    [
      'nothing when one session lasts as long as it may',
      animal(40, { longestStretch: 20 }),
      [],
      on(monday, '09:00', '09:20'),
      [],
    ],
    [
      'the rest before it',
      animal(40, { restBetween: 30 }),
      [on(monday, '09:00', '10:15')],
      on(monday, '10:30', '11:00'),
      [['over', 'Nala : repos de 15 min avant 10:30, 30 min demandées']],
    ],
    [
      'the rest after it',
      animal(40, { restBetween: 30 }),
      [on(monday, '10:30', '11:00')],
      on(monday, '09:00', '10:30'),
      [['over', 'Nala : aucun repos avant 10:30, 30 min demandées']],
    ],
    [
      'no strain of a long enough rest',
      animal(40, { restBetween: 30 }),
      [on(monday, '09:00', '10:00')],
      on(monday, '10:30', '11:00'),
      [],
    ],
    [
      'no rest over night',
      animal(40, { restBetween: 1440 }),
      [on(monday, '22:00', '23:59')],
      on('2026-12-08', '00:00', '01:00'),
      [],
    ],
    [
      'the sessions of a day',
      animal(40, { sessionsByDay: 2 }),
      [on(monday, '09:00', '10:00'), on(monday, '11:00', '12:00')],
      on(monday, '14:00', '15:00'),
      [['over', 'Nala : 3 séances sur 2 ce jour-là']],
    ],
    [
      'the days of rest',
      animal(40, { restDaysByWeek: 6 }),
      [on(monday, '09:00', '10:00')],
      on('2026-12-13', '14:00', '15:00'),
      [['over', 'Nala : 2 jours de travail cette semaine, 6 jours de repos demandés']],
    ],
    [
      'no strain of a day of rest already used by another session',
      animal(40, { restDaysByWeek: 6 }),
      [on(monday, '09:00', '10:00')],
      on(monday, '14:00', '15:00'),
      [],
    ],
  ])('is %s', (_caseName, bearing, works, candidate, expected) => {
    expect(sentences(bearing, works, candidate)).toEqual(
      expected.map(([load, sentence]) => [candidate.date, load, sentence]),
    )
  })

  it('can exceed several rules at once', () => {
    const nala = animal(5, { minutesByDay: 120, longestStretch: 60, restBetween: 30 })
    const works = [on('2026-12-28', '09:00', '10:00'), on('2026-12-28', '10:30', '11:30')]
    expect(sentences(nala, works, on('2026-12-28', '12:00', '12:30'))).toEqual([
      ['2026-12-28', 'over', 'Nala : 2 h 30 sur 2 h ce jour-là'],
    ])
    expect(sentences(nala, works, on('2026-12-28', '11:35', '12:05')).map(([, , sentence]) => sentence)).toEqual([
      'Nala : 2 h 30 sur 2 h ce jour-là',
      "Nala : 1 h 35 d'affilée, 1 h au plus",
      'Nala : repos de 5 min avant 11:35, 30 min demandées',
    ])
  })

  it.each([
    ['a month', '2026-11-30', '2026-12-01'],
    ['a year, in week 53 of 2026', '2026-12-31', '2027-01-02'],
    ['the change to summer time', '2027-03-27', '2027-03-28'],
  ])('counts a complete week across the end of %s', (_end, before, after) => {
    expect(sentences(animal(2), [on(before, '09:00', '11:00')], on(after, '09:00', '10:00'))).toEqual([
      [after, 'over', 'Nala : 3 h sur 2 h cette semaine'],
    ])
  })

  it('counts wall-clock minutes on the days the clock changes', () => {
    expect(
      strainsOf(animal(4), [], [on('2027-03-28', '01:00', '05:00'), on('2026-10-25', '01:00', '05:00')]).map(
        ({ value }) => value,
      ),
    ).toEqual([240, 240])
  })

  it('starts again with the next ISO week', () => {
    expect(sentences(animal(2), [on('2027-01-03', '09:00', '11:00')], on('2027-01-04', '09:00', '10:00'))).toEqual([])
  })
})

describe('the known errors of such limits', () => {
  const full = [on(monday, '09:00', '11:00')]

  it('are absent: pending sessions count like any other', () => {
    // The works contain pending and validated sessions alike: the rule cannot distinguish them.
    expect(sentences(animal(2), full, on('2026-12-08', '09:00', '10:00'))).toHaveLength(1)
  })

  it('are absent: every occurrence of a series is judged, and counts for the next', () => {
    const days = [0, 1, 2, 7].map((count) => on(addDays(monday, count), '14:00', '15:00'))
    expect(sentences(animal(4), full, ...days)).toEqual([
      ['2026-12-08', 'near', 'Nala : 4 h sur 4 h cette semaine'],
      ['2026-12-09', 'over', 'Nala : 5 h sur 4 h cette semaine'],
    ])
  })

  it('are absent: a week is not split at the end of a month', () => {
    expect(sentences(animal(2), [on('2026-06-29', '09:00', '11:00')], on('2026-07-01', '09:00', '10:00'))).toHaveLength(
      1,
    )
  })

  it('are absent: a moved session does not count twice', () => {
    // The works exclude the session itself: moved within its week, it does not count against its own hours.
    expect(sentences(animal(2.5), [], on('2026-12-11', '09:00', '11:00'))).toEqual([
      ['2026-12-11', 'near', 'Nala : 2 h sur 2 h 30 cette semaine'],
    ])
  })
})

/** The day as 1,440 minutes, each with the number of sessions in it. */
const minutesOfDay = (timeSlots: readonly TimeSlot[], date: string) => {
  const filled = Array.from({ length: 1440 }, () => 0)
  for (const timeSlot of timeSlots.filter((other) => other.date === date)) {
    for (let minute = 0; minute < 1440; minute++)
      if (timeOf(minute) >= timeSlot.startTime && timeOf(minute) < timeSlot.endTime)
        filled[minute] = (filled[minute] ?? 0) + 1
  }
  return filled
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The free minutes from `start` on in a direction, or null if no other session follows. */
function freeFrom(filled: readonly number[], start: number, step: 1 | -1): number | null {
  for (let minute = start; minute >= 0 && minute < 1440; minute += step)
    if ((filled[minute] ?? 0) > 0) return Math.abs(minute - start)
  return null
}

function strainsByMinute(
  { weeklyHours, limits }: Bearing,
  works: readonly TimeSlot[],
  candidates: readonly TimeSlot[],
) {
  return candidates.flatMap((candidate, index) => {
    const others = [...works, ...candidates.slice(0, index)]
    const all = [...others, candidate]
    const week = Array.from({ length: 7 }, (_, day) => addDays(isoWeekStart(candidate.date), day))
    const day = minutesOfDay(all, candidate.date)
    const around = minutesOfDay(others, candidate.date)
    const own = minutesOfDay([candidate], candidate.date)
    const [start, end] = [own.indexOf(1), own.lastIndexOf(1)]
    const shared = own.some((value, minute) => value > 0 && (around[minute] ?? 0) > 0)
    const rests = shared
      ? [0]
      : [freeFrom(around, start - 1, -1), freeFrom(around, end + 1, 1)].filter((free) => free !== null)
    const pause = limits.restBetween ?? shortestRest
    let [first, last] = [start, end]
    for (let free = freeFrom(day, first - 1, -1); free !== null && free < pause; free = freeFrom(day, first - 1, -1))
      first -= free + 1
    for (let free = freeFrom(day, last + 1, 1); free !== null && free < pause; free = freeFrom(day, last + 1, 1))
      last += free + 1
    const alone = !shared && rests.every((free) => free >= pause)
    const workDays = week.filter((date) => all.some((timeSlot) => timeSlot.date === date)).length
    const counts: [string, number, number | null, boolean?][] = [
      ['week', sum(week.map((date) => sum(minutesOfDay(all, date)))), weeklyHours * 60],
      ['day', sum(day), limits.minutesByDay],
      ['stretch', last - first + 1, limits.longestStretch, alone],
      ['sessions', all.filter(({ date }) => date === candidate.date).length, limits.sessionsByDay],
      [
        'restDays',
        workDays,
        limits.restDaysByWeek === null || others.some(({ date }) => date === candidate.date)
          ? null
          : 7 - limits.restDaysByWeek,
      ],
    ]
    const strained = counts.flatMap(([rule, value, limit, onlyOver = false]) => {
      if (limit === null || value / 4 < limit / 5 || (onlyOver && value <= limit)) return []
      return [{ date: candidate.date, rule, value, limit, load: value > limit ? 'over' : 'near' }]
    })
    const shortest = Math.min(...rests)
    const tooShort = limits.restBetween !== null && shortest < limits.restBetween
    return tooShort
      ? [...strained, { date: candidate.date, rule: 'rest', value: shortest, limit: limits.restBetween, load: 'over' }]
      : strained
  })
}

const anyDay = fc.integer({ min: 0, max: 12 }).map((count) => addDays('2026-12-26', count))
const anySpan = fc
  .tuple(anyDay, fc.integer({ min: 400, max: 900 }), fc.integer({ min: 1, max: 150 }))
  .map(([date, start, length]) => ({ date, startTime: timeOf(start), endTime: timeOf(start + length) }))
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }))
const anyBearing = fc.record({
  weeklyHours: fc.integer({ min: 0, max: 20 }),
  limits: fc.record({
    minutesByDay: limit(300),
    longestStretch: limit(200),
    restBetween: limit(90),
    sessionsByDay: limit(5),
    restDaysByWeek: limit(7),
  }),
})

const inOrder = (strains: { date: string; rule: string }[]) =>
  strains.map(({ date, rule, ...rest }) => JSON.stringify({ date, rule, ...rest })).toSorted()
const isCount = ({ rule }: Strain) => ['week', 'day', 'sessions'].includes(rule)

describe('the strain of any sessions on any animal', () => {
  it('is what counting minute by minute finds', () => {
    fc.assert(
      fc.property(
        anyBearing,
        fc.array(anySpan, { maxLength: 12 }),
        fc.array(anySpan, { minLength: 1, maxLength: 3 }),
        (bearing, works, candidates) => {
          const found = strainsOf(bearing, works, candidates).map(({ date, rule, value, limit: most, load }) => ({
            date,
            rule,
            value,
            limit: most,
            load,
          }))
          expect(inOrder(found)).toEqual(inOrder(strainsByMinute(bearing, works, candidates)))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('does not depend on the order of the works, and never decreases with more of them', () => {
    fc.assert(
      fc.property(
        anyBearing,
        fc.array(anySpan, { maxLength: 12 }),
        anySpan,
        anySpan,
        (bearing, works, another, candidate) => {
          const strains = strainsOf(bearing, works, [candidate])
          expect(strainsOf(bearing, works.toReversed(), [candidate])).toEqual(strains)
          expect(strainsOf(bearing, [...works, another], [candidate]).filter(isCount).length).toBeGreaterThanOrEqual(
            strains.filter(isCount).length,
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})
