import { describe, expect, it } from '@jest/globals'
import { addMonths } from './addMonths.ts'

describe('addMonths', () => {
  it.each([
    ['2026-11-23', 3, '2027-02-23'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 24, '2028-11-23'],
  ])('to %s adds %i months: %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected)
  })
})
