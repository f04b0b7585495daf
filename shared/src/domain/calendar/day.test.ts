import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { addDays, daysBetween, isDay } from './day.ts'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('2000-01-01', count))

describe('isDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['20/11/2026', false],
    ['2026-11-20T10:00', false],
  ])('of %j is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('of %s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  it('is the inverse of daysBetween', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -5_000, max: 5_000 }),
        (day, count) => daysBetween(day, addDays(day, count)) === count,
      ),
    )
  })
})
