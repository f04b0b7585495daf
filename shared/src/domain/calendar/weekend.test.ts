import { describe, expect, it } from '@jest/globals'
import { isClosedAtWeekends, isWeekend } from './weekend.ts'

const openOn = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, startTime: '09:00', endTime: '18:00' }))

describe('isWeekend', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('of %s is %s', (day, expected) => {
    expect(isWeekend(day)).toBe(expected)
  })
})

describe('isClosedAtWeekends', () => {
  it.each([
    ['true from Monday to Friday', [openOn(1, 2, 3, 4, 5)], true],
    ['false when somebody works on Saturdays', [openOn(1, 2), openOn(6)], false],
    ['false when somebody works on Sundays', [openOn(7)], false],
    ['false without opening hours', [[], []], false],
    ['false before the opening hours are known', [], false],
    ['true when one practitioner has no opening hours', [openOn(3), []], true],
  ])('is %s', (_caseName, openings, expected) => {
    expect(isClosedAtWeekends(openings)).toBe(expected)
  })
})
