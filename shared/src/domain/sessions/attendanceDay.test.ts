import { describe, expect, it } from '@jest/globals'
import { canSignSheetOf } from './attendanceDay.ts'

describe('the attendance sheet of 12 December', () => {
  it.each([
    ['cannot be signed on the day before', '2026-12-11', false],
    ['can be signed on its own day', '2026-12-12', true],
    ['can be signed afterwards, even in the next year', '2027-01-02', true],
    ['cannot be signed a year before', '2025-12-31', false],
  ])('%s', (_caseName, today, expected) => {
    expect(canSignSheetOf('2026-12-12', today)).toBe(expected)
  })
})
