import { describe, expect, it } from '@jest/globals'
import { isDueForErasure, keptUntilProblems, yearsLater } from './retention.ts'

describe('yearsLater', () => {
  it.each([
    ['2021-11-23', 5, '2026-11-23'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-02-29', 5, '2029-03-01'],
  ])('of %s and %i years is %s', (day, years, expected) => {
    expect(yearsLater(day, years)).toBe(expected)
  })
})

describe('a patient file whose last contact was on 23 November 2021', () => {
  it.each<[caseName: string, years: number, today: string, keptUntil: string | null, expected: boolean]>([
    ['is not due the day before five years are over', 5, '2026-11-22', null, false],
    ['is due when five years are over', 5, '2026-11-23', null, true],
    ['is not due if the practice keeps files for six years', 6, '2026-11-23', null, false],
    ['is not due until the day to which a member has kept it', 5, '2026-11-23', '2027-11-23', false],
    ['is due again on that day', 5, '2027-11-23', '2027-11-23', true],
  ])('%s', (_caseName, years, today, keptUntil, expected) => {
    expect(isDueForErasure({ lastContact: '2021-11-23', keptUntil }, years, today)).toBe(expected)
  })
})

describe('keptUntilProblems', () => {
  it.each([
    ['refuses a day long past', '2020-01-01', 1],
    ['refuses today', '2026-11-23', 1],
    ['accepts tomorrow', '2026-11-24', 0],
    ['accepts the same day next year', '2027-11-23', 0],
    ['refuses the day after the same day next year', '2027-11-24', 1],
    ['refuses the end of the century', '2100-01-01', 1],
    ['accepts no day', null, 0],
  ])('%s', (_caseName, keptUntil, count) => {
    expect(keptUntilProblems(keptUntil, '2026-11-23')).toHaveLength(count)
  })
})
