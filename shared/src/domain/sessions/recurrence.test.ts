import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { addDays, daysBetween, weekday } from '../calendar/day.ts'
import { datesOf, defaultEndDate, isInStep, maxOccurrences, recurrenceLabel, seriesProblems } from './recurrence.ts'

describe('the days of a series', () => {
  it.each([
    ['once is its first day', 'ONCE', '2026-11-20', '2027-11-20', ['2026-11-20']],
    [
      'every day counts both ends',
      'DAY',
      '2026-12-30',
      '2027-01-02',
      ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
    ],
    [
      'a week keeps the weekday over the change to summer time',
      'WEEK',
      '2027-03-21',
      '2027-04-04',
      ['2027-03-21', '2027-03-28', '2027-04-04'],
    ],
    [
      'a week keeps the weekday over the change to winter time',
      'WEEK',
      '2026-10-18',
      '2026-11-01',
      ['2026-10-18', '2026-10-25', '2026-11-01'],
    ],
    [
      'two weeks are fourteen days, through a year of 53 weeks',
      'TWO_WEEKS',
      '2026-12-17',
      '2027-01-14',
      ['2026-12-17', '2026-12-31', '2027-01-14'],
    ],
    [
      'weekdays exclude Saturday and Sunday',
      'DAY_OF_WEEK',
      '2026-11-19',
      '2026-11-24',
      ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'],
    ],
    [
      'weekdays begin on Monday if the first day is a Saturday',
      'DAY_OF_WEEK',
      '2026-11-21',
      '2026-11-24',
      ['2026-11-23', '2026-11-24'],
    ],
    ['one day is a series too', 'WEEK', '2026-11-20', '2026-11-26', ['2026-11-20']],
    ['an end before the start has none', 'DAY', '2026-11-20', '2026-11-19', []],
  ] as const)('%s', (_caseName, recurrence, startDate, endDate, expected) => {
    expect(datesOf({ recurrence, startDate, endDate })).toEqual(expected)
  })

  const anySeries = fc.record({
    recurrence: fc.constantFrom('DAY', 'WEEK', 'TWO_WEEKS', 'DAY_OF_WEEK'),
    startDate: fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count)),
    length: fc.integer({ min: 0, max: 390 }),
  })

  it('are those found by checking every day in between', () => {
    fc.assert(
      fc.property(anySeries, ({ recurrence, startDate, length }) => {
        const endDate = addDays(startDate, length)
        const every = { DAY: 1, DAY_OF_WEEK: 1, WEEK: 7, TWO_WEEKS: 14 }[recurrence]
        const expected = Array.from({ length: length + 1 }, (_, index) => addDays(startDate, index)).filter(
          (day) => daysBetween(startDate, day) % every === 0 && (recurrence !== 'DAY_OF_WEEK' || weekday(day) < 6),
        )
        expect(datesOf({ recurrence, startDate, endDate })).toEqual(expected)
      }),
    )
  })

  it('continue where they were split: a series equals its part up to a day and the part from its next date', () => {
    fc.assert(
      fc.property(anySeries, fc.nat(390), ({ recurrence, startDate, length }, at) => {
        const endDate = addDays(startDate, length)
        const whole = datesOf({ recurrence, startDate, endDate })
        const next = whole[at % (whole.length || 1)]
        fc.pre(next !== undefined)
        const before = next && next > startDate ? datesOf({ recurrence, startDate, endDate: addDays(next, -1) }) : []
        expect([...before, ...datesOf({ recurrence, startDate: next ?? '', endDate })]).toEqual(whole)
      }),
    )
  })

  it('are in step with each other, and with no day in between', () => {
    fc.assert(
      fc.property(anySeries, fc.nat(390), fc.nat(390), ({ recurrence, startDate, length }, from, at) => {
        const days = datesOf({ recurrence, startDate, endDate: addDays(startDate, length) })
        const one = days[from % (days.length || 1)]
        const other = addDays(startDate, at % (length + 1))
        fc.pre(one !== undefined)
        expect(isInStep(recurrence, one ?? '', other)).toBe(days.includes(other))
      }),
    )
    expect(isInStep('ONCE', '2026-11-20', '2026-11-20')).toBe(false)
  })

  it('stop one past the maximum length of a series', () => {
    expect(datesOf({ recurrence: 'DAY', startDate: '1900-01-01', endDate: '2199-12-31' })).toHaveLength(
      maxOccurrences + 1,
    )
  })
})

describe('the end date proposed for a series', () => {
  it.each([
    ['2026-11-20', '2027-11-20'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
    ['2026-12-31', '2027-12-31'],
  ])('starting on %s is %s', (startDate, expected) => {
    expect(defaultEndDate(startDate)).toBe(expected)
  })
})

describe('the recurrence of a session', () => {
  it.each([
    ['ONCE', '2026-11-20', 'une seule fois'],
    ['DAY', '2026-11-20', 'tous les jours'],
    ['WEEK', '2026-11-20', 'toutes les semaines le vendredi'],
    ['TWO_WEEKS', '2027-03-28', 'toutes les deux semaines le dimanche'],
    ['DAY_OF_WEEK', '2026-11-20', 'tous les jours de la semaine'],
    ['WEEK', null, 'toutes les semaines'],
  ] as const)('%s from %s is « %s »', (recurrence, startDate, expected) => {
    expect(recurrenceLabel(recurrence, startDate)).toBe(expected)
  })
})

describe('a series cannot be added', () => {
  const from = { recurrence: 'DAY', startDate: '2026-11-20' } as const

  it.each([
    ['without an end date', { ...from, endDate: null }, 'required', 'obligatoire si récurrence'],
    [
      'that ends before it starts',
      { ...from, endDate: '2026-11-19' },
      'endBeforeStart',
      'La date de fin doit être supérieure à la date de début.',
    ],
    [
      'of 401 days',
      { ...from, endDate: addDays('2026-11-20', 400) },
      'invalid',
      'Une série compte au plus 400 séances : choisissez une date de fin plus proche.',
    ],
    [
      'without any day',
      { recurrence: 'DAY_OF_WEEK', startDate: '2026-11-21', endDate: '2026-11-22' },
      'invalid',
      "Aucun jour de la semaine, du lundi au vendredi, n'est compris entre ces deux dates.",
    ],
  ] as const)('%s', (_caseName, draft, kind, message) => {
    const label = kind === 'required' ? 'Date de fin' : undefined
    expect(seriesProblems(draft)).toEqual([{ field: 'endDate', kind, label, message }])
  })

  it.each([
    ['once requires no end', { recurrence: 'ONCE', startDate: '2026-11-20' }],
    ['400 days are a series', { ...from, endDate: addDays('2026-11-20', 399) }],
    ['one day is a series', { ...from, endDate: '2026-11-20' }],
    ['its start is required elsewhere', { recurrence: 'DAY', startDate: null, endDate: '2026-11-20' }],
  ] as const)('but %s', (_caseName, draft) => {
    expect(seriesProblems(draft)).toEqual([])
  })
})
