import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { addDays, daysBetween, weekday } from '../calendar/day.ts'
import {
  datesOf,
  defaultEndDate,
  canBeInSameSeries,
  maxOccurrences,
  recurrenceLabel,
  seriesProblems,
} from './recurrence.ts'

describe('datesOf', () => {
  it.each([
    ['only the first day without recurrence', 'ONCE', '2026-11-20', '2027-11-20', ['2026-11-20']],
    [
      'every day, including the first and the last',
      'DAY',
      '2026-12-30',
      '2027-01-02',
      ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
    ],
    [
      'the same weekday every week, also across the change to summer time',
      'WEEK',
      '2027-03-21',
      '2027-04-04',
      ['2027-03-21', '2027-03-28', '2027-04-04'],
    ],
    [
      'the same weekday every week, also across the change to winter time',
      'WEEK',
      '2026-10-18',
      '2026-11-01',
      ['2026-10-18', '2026-10-25', '2026-11-01'],
    ],
    [
      'every fourteenth day, also across the end of a year with 53 weeks',
      'TWO_WEEKS',
      '2026-12-17',
      '2027-01-14',
      ['2026-12-17', '2026-12-31', '2027-01-14'],
    ],
    [
      'every day except Saturdays and Sundays',
      'DAY_OF_WEEK',
      '2026-11-19',
      '2026-11-24',
      ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'],
    ],
    [
      'working days from Monday on if the first day is a Saturday',
      'DAY_OF_WEEK',
      '2026-11-21',
      '2026-11-24',
      ['2026-11-23', '2026-11-24'],
    ],
    ['one day if the series ends before the second', 'WEEK', '2026-11-20', '2026-11-26', ['2026-11-20']],
    ['no day if the end precedes the start', 'DAY', '2026-11-20', '2026-11-19', []],
  ] as const)('returns %s', (_caseName, recurrence, startDate, endDate, expected) => {
    expect(datesOf({ recurrence, startDate, endDate })).toEqual(expected)
  })

  const anySeries = fc.record({
    recurrence: fc.constantFrom('DAY', 'WEEK', 'TWO_WEEKS', 'DAY_OF_WEEK'),
    startDate: fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count)),
    length: fc.integer({ min: 0, max: 390 }),
  })

  it('returns the same days as checking every day from start to end', () => {
    fc.assert(
      fc.property(anySeries, ({ recurrence, startDate, length }) => {
        const endDate = addDays(startDate, length)
        const intervalDays = { DAY: 1, DAY_OF_WEEK: 1, WEEK: 7, TWO_WEEKS: 14 }[recurrence]
        const expected = Array.from({ length: length + 1 }, (_, index) => addDays(startDate, index)).filter(
          (day) =>
            daysBetween(startDate, day) % intervalDays === 0 && (recurrence !== 'DAY_OF_WEEK' || weekday(day) < 6),
        )
        expect(datesOf({ recurrence, startDate, endDate })).toEqual(expected)
      }),
    )
  })

  it('returns the same days if a series is split before any of its dates', () => {
    fc.assert(
      fc.property(anySeries, fc.nat(390), ({ recurrence, startDate, length }, position) => {
        const endDate = addDays(startDate, length)
        const allDates = datesOf({ recurrence, startDate, endDate })
        const firstDateOfSecondPart = allDates[position % (allDates.length || 1)]
        fc.pre(firstDateOfSecondPart !== undefined)
        const datesOfFirstPart =
          firstDateOfSecondPart && firstDateOfSecondPart > startDate
            ? datesOf({ recurrence, startDate, endDate: addDays(firstDateOfSecondPart, -1) })
            : []
        expect([
          ...datesOfFirstPart,
          ...datesOf({ recurrence, startDate: firstDateOfSecondPart ?? '', endDate }),
        ]).toEqual(allDates)
      }),
    )
  })

  it('returns the days for which canBeInSameSeries is true, and no other days', () => {
    fc.assert(
      fc.property(
        anySeries,
        fc.nat(390),
        fc.nat(390),
        ({ recurrence, startDate, length }, dayPosition, otherDayPosition) => {
          const days = datesOf({ recurrence, startDate, endDate: addDays(startDate, length) })
          const memberDay = days[dayPosition % (days.length || 1)]
          const otherDay = addDays(startDate, otherDayPosition % (length + 1))
          fc.pre(memberDay !== undefined)
          expect(canBeInSameSeries(recurrence, memberDay ?? '', otherDay)).toBe(days.includes(otherDay))
        },
      ),
    )
    expect(canBeInSameSeries('ONCE', '2026-11-20', '2026-11-20')).toBe(false)
  })

  it('stops at one date more than the maximum', () => {
    expect(datesOf({ recurrence: 'DAY', startDate: '1900-01-01', endDate: '2199-12-31' })).toHaveLength(
      maxOccurrences + 1,
    )
  })
})

describe('defaultEndDate', () => {
  it.each([
    ['2026-11-20', '2027-11-20'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
    ['2026-12-31', '2027-12-31'],
  ])('for a series from %s proposes the end date %s', (startDate, expected) => {
    expect(defaultEndDate(startDate)).toBe(expected)
  })
})

describe('recurrenceLabel', () => {
  it.each([
    ['ONCE', '2026-11-20', 'une seule fois'],
    ['DAY', '2026-11-20', 'tous les jours'],
    ['WEEK', '2026-11-20', 'toutes les semaines le vendredi'],
    ['TWO_WEEKS', '2027-03-28', 'toutes les deux semaines le dimanche'],
    ['DAY_OF_WEEK', '2026-11-20', 'tous les jours de la semaine'],
    ['WEEK', null, 'toutes les semaines'],
  ] as const)('describes %s from %s as « %s »', (recurrence, startDate, expected) => {
    expect(recurrenceLabel(recurrence, startDate)).toBe(expected)
  })
})

describe('seriesProblems', () => {
  const dailySeries = { recurrence: 'DAY', startDate: '2026-11-20' } as const

  it.each([
    ['a series without an end date', { ...dailySeries, endDate: null }, 'required', 'obligatoire si récurrence'],
    [
      'a series that ends before it starts',
      { ...dailySeries, endDate: '2026-11-19' },
      'endBeforeStart',
      'La date de fin doit être supérieure à la date de début.',
    ],
    [
      'a series of 401 days',
      { ...dailySeries, endDate: addDays('2026-11-20', 400) },
      'invalid',
      'Une série compte au plus 400 séances : choisissez une date de fin plus proche.',
    ],
    [
      'a series without any date',
      { recurrence: 'DAY_OF_WEEK', startDate: '2026-11-21', endDate: '2026-11-22' },
      'invalid',
      "Aucun jour de la semaine, du lundi au vendredi, n'est compris entre ces deux dates.",
    ],
  ] as const)('reports %s', (_caseName, draft, kind, message) => {
    const label = kind === 'required' ? 'Date de fin' : undefined
    expect(seriesProblems(draft)).toEqual([{ field: 'endDate', kind, label, message }])
  })

  it.each([
    ['a session without recurrence and end date', { recurrence: 'ONCE', startDate: '2026-11-20' }],
    ['a series of 400 days', { ...dailySeries, endDate: addDays('2026-11-20', 399) }],
    ['a series of one day', { ...dailySeries, endDate: '2026-11-20' }],
    [
      'a series without a start, which other checks report',
      { recurrence: 'DAY', startDate: null, endDate: '2026-11-20' },
    ],
  ] as const)('accepts %s', (_caseName, draft) => {
    expect(seriesProblems(draft)).toEqual([])
  })
})
