import { describe, expect, it } from '@jest/globals'
import { dayAfterStep, loadedPeriod, periodLabel, shortPeriodLabel, shownPeriod } from './view.ts'

describe('shownPeriod', () => {
  it.each([
    ['one day in the day view', 'day', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['Monday to Sunday in the week view', 'week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['one week in the list view', 'list', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['whole weeks in the month view', 'month', '2026-11-20', '2026-10-26', '2026-12-06'],
    ['four weeks for a month that has exactly four', 'month', '2027-02-10', '2027-02-01', '2027-02-28'],
  ] as const)('is %s', (_caseName, view, day, startDate, endDate) => {
    expect(shownPeriod(view, day)).toEqual({ startDate, endDate })
  })
})

describe('loadedPeriod', () => {
  it('is the whole week in the day view, so that the next day needs no request', () => {
    expect(loadedPeriod('day', '2026-11-18')).toEqual(loadedPeriod('day', '2026-11-19'))
  })
})

describe('dayAfterStep', () => {
  it.each([
    ['day', '2026-10-25', 1, '2026-10-26'],
    ['week', '2026-12-28', 1, '2027-01-04'],
    ['list', '2027-01-04', -1, '2026-12-28'],
    ['month', '2027-01-31', 1, '2027-02-01'],
    ['month', '2027-03-31', -1, '2027-02-01'],
  ] as const)('in the %s view, for %s and a step of %d, returns %s', (view, day, step, expected) => {
    expect(dayAfterStep(view, day, step)).toBe(expected)
  })
})

describe('periodLabel', () => {
  it.each([
    ['day', '2026-11-20', 'Vendredi 20 novembre 2026'],
    ['week', '2026-11-20', '16 – 22 novembre 2026'],
    ['week', '2026-12-01', '30 novembre – 6 décembre 2026'],
    ['week', '2027-01-01', '28 décembre 2026 – 3 janvier 2027'],
    ['list', '2027-02-01', '1er – 7 février 2027'],
    ['month', '2026-08-15', 'Août 2026'],
  ] as const)('labels the %s of %s as « %s »', (view, day, expected) => {
    expect(periodLabel(view, day)).toBe(expected)
  })
})

describe('shortPeriodLabel', () => {
  it.each([
    ['day', '2026-11-20', 'Ven. 20 nov.'],
    ['animals', '2026-11-01', 'Dim. 1 nov.'],
    ['list', '2026-11-20', '16–22 nov.'],
    ['list', '2026-12-01', '30 nov. – 6 déc.'],
  ] as const)('labels the %s of %s as « %s »', (view, day, expected) => {
    expect(shortPeriodLabel(view, day).replaceAll(/\s/g, ' ')).toBe(expected)
  })
})
