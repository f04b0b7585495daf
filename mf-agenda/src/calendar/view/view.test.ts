import { describe, expect, it } from '@jest/globals'
import { dayAfter, loadedPeriod, periodLabel, shownPeriod } from './view.ts'

describe('the days a view shows', () => {
  it.each([
    ['one day', 'day', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['Monday to Sunday', 'week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['a week in the list', 'list', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['the whole weeks of a month', 'month', '2026-11-20', '2026-10-26', '2026-12-06'],
    ['a month of four weeks sharp', 'month', '2027-02-10', '2027-02-01', '2027-02-28'],
  ] as const)('are %s', (_sentence, view, day, startDate, endDate) => {
    expect(shownPeriod(view, day)).toEqual({ startDate, endDate })
  })

  it('are loaded by the week, so that the next day needs no request', () => {
    expect(loadedPeriod('day', '2026-11-18')).toEqual(loadedPeriod('day', '2026-11-19'))
  })
})

describe('moving on', () => {
  it.each([
    ['day', '2026-10-25', 1, '2026-10-26'],
    ['week', '2026-12-28', 1, '2027-01-04'],
    ['list', '2027-01-04', -1, '2026-12-28'],
    ['month', '2027-01-31', 1, '2027-02-01'],
    ['month', '2027-03-31', -1, '2027-02-01'],
  ] as const)('by a %s from %s', (view, day, steps, expected) => {
    expect(dayAfter(view, day, steps)).toBe(expected)
  })
})

describe('the label of a period', () => {
  it.each([
    ['day', '2026-11-20', 'Vendredi 20 novembre 2026'],
    ['week', '2026-11-20', '16 – 22 novembre 2026'],
    ['week', '2026-12-01', '30 novembre – 6 décembre 2026'],
    ['week', '2027-01-01', '28 décembre 2026 – 3 janvier 2027'],
    ['list', '2027-02-01', '1er – 7 février 2027'],
    ['month', '2026-08-15', 'Août 2026'],
  ] as const)('of the %s of %s is « %s »', (view, day, expected) => {
    expect(periodLabel(view, day)).toBe(expected)
  })
})
