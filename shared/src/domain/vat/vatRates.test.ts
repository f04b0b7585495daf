import { describe, expect, it } from '@jest/globals'
import { offeredRates, ratesInForce, vatPlaceOf, vatRateProblems } from './vatRates.ts'

describe('vatRateProblems', () => {
  it.each([0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6])('accepts %s %%', (rate) => {
    expect(vatRateProblems('taxes', rate)).toEqual([])
  })

  it.each([1, 5, 12, 19, 21, 100])('refuses %s %%', (rate) => {
    expect(vatRateProblems('taxes', rate)).toMatchObject([{ field: 'taxes', kind: 'invalid' }])
  })
})

describe('the rates in force', () => {
  it.each([
    ['69003', 'MAINLAND', [20, 10, 5.5, 2.1]],
    ['98000', 'MAINLAND', [20, 10, 5.5, 2.1]],
    ['', 'MAINLAND', [20, 10, 5.5, 2.1]],
    ['20090', 'CORSICA', [20, 13, 10, 5.5, 2.1, 0.9]],
    ['97110', 'ANTILLES_REUNION', [8.5, 2.1, 1.75, 1.05]],
    ['97200', 'ANTILLES_REUNION', [8.5, 2.1, 1.75, 1.05]],
    ['974 00', 'ANTILLES_REUNION', [8.5, 2.1, 1.75, 1.05]],
    ['97300', 'GUYANE_MAYOTTE', []],
    ['97600', 'GUYANE_MAYOTTE', []],
    ['97133', 'OUTSIDE_TERRITORY', []],
    ['97150', 'OUTSIDE_TERRITORY', []],
    ['97500', 'OUTSIDE_TERRITORY', []],
    ['98800', 'OUTSIDE_TERRITORY', []],
  ])('at %s (%s) are %j', (zipCode, place, rates) => {
    expect(vatPlaceOf(zipCode)).toBe(place)
    expect(ratesInForce(zipCode)).toEqual(rates)
  })

  it('are offered with 0 % and the selected rate', () => {
    expect(offeredRates('97400', 8.5)).toEqual([8.5, 2.1, 1.75, 1.05, 0])
    expect(offeredRates('97400', 20)).toEqual([20, 8.5, 2.1, 1.75, 1.05, 0])
    expect(offeredRates('97300', null)).toEqual([0])
  })
})
