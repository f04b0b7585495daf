import { describe, expect, it } from '@jest/globals'
import { isDue, yearsLater } from './retention.ts'

describe('a number of years later', () => {
  it.each([
    ['2021-11-23', 5, '2026-11-23'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-02-29', 5, '2029-03-01'],
  ])('%s and %i years is %s', (day, years, expected) => {
    expect(yearsLater(day, years)).toBe(expected)
  })
})

describe('a file whose last contact was on 23 November 2021', () => {
  it.each<[string, number, string, string | null, boolean]>([
    ['is not due the day before five years are over', 5, '2026-11-22', null, false],
    ['is due when five years are over', 5, '2026-11-23', null, true],
    ['is not due where the practice keeps files longer', 6, '2026-11-23', null, false],
    ['is not due while a member keeps it', 5, '2026-11-23', '2027-11-23', false],
    ['is due again afterwards', 5, '2027-11-23', '2027-11-23', true],
  ])('%s', (_caseName, years, today, keptUntil, expected) => {
    expect(isDue({ lastContact: '2021-11-23', keptUntil }, years, today)).toBe(expected)
  })
})
