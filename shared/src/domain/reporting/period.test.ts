import { describe, expect, it } from '@jest/globals'
import { periodProblems, reportPeriod, samePeriodLastYear } from './period.ts'

describe('reportPeriod', () => {
  it.each([
    ['by default, the current month and the two months before', {}, '2026-11-23', '2026-09-01', '2026-11-30'],
    ['three months across the end of a year', {}, '2027-01-15', '2026-11-01', '2027-01-31'],
    ['three months to 29 February in a leap year', {}, '2028-02-29', '2027-12-01', '2028-02-29'],
    [
      'a start two months before the month of the end',
      { endDate: '2026-03-31' },
      '2026-11-23',
      '2026-01-01',
      '2026-03-31',
    ],
    [
      'the end of the current month for a given start',
      { startDate: '2026-01-15' },
      '2026-11-23',
      '2026-01-15',
      '2026-11-30',
    ],
    [
      'the period unchanged if it is complete',
      { startDate: '2026-01-15', endDate: '2026-02-02' },
      '2026-11-23',
      '2026-01-15',
      '2026-02-02',
    ],
  ])('returns %s', (_caseName, requestedPeriod, today, startDate, endDate) => {
    expect(reportPeriod(requestedPeriod, today)).toEqual({ startDate, endDate })
  })
})

describe('periodProblems', () => {
  it.each([
    ['2026-11-02', '2026-11-01', 'endDate', 'La date de fin ne peut être inférieure à la date de début'],
    [
      '2026-11-24',
      '2026-12-31',
      'startDate',
      "La période commence après aujourd'hui : choisissez un premier jour déjà venu",
    ],
    ['2016-11-23', '2026-11-24', 'endDate', 'La période dépasse dix ans : choisissez des dates plus proches'],
  ])('refuses the period from %s to %s', (startDate, endDate, field, message) => {
    expect(periodProblems({ startDate, endDate }, '2026-11-23')).toMatchObject([{ field, message }])
  })

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-23', '2027-01-31'],
    ['2016-11-23', '2026-11-22'],
    ['2016-01-01', '2025-12-31'],
  ])('accepts the period from %s to %s', (startDate, endDate) => {
    expect(periodProblems({ startDate, endDate }, '2026-11-23')).toEqual([])
  })
})

describe('samePeriodLastYear', () => {
  it.each([
    ['2026-09-01', '2026-11-30', '2025-09-01', '2025-11-30'],
    ['2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
    ['2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
    ['2026-12-28', '2027-01-03', '2025-12-28', '2026-01-03'],
  ])('returns for %s to %s the period from %s to %s', (startDate, endDate, start, end) => {
    expect(samePeriodLastYear({ startDate, endDate })).toEqual({ startDate: start, endDate: end })
  })
})
