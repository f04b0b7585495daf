import { describe, expect, it } from '@jest/globals'
import { daysOf, lengthInDays, monthOf } from './period.ts'

describe('monthOf', () => {
  it.each([
    ['2026-02-10', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('finds the first and the last day of the month of %s', (day, startDate, endDate) => {
    expect(monthOf(day)).toEqual({ startDate, endDate })
  })
})

describe('daysOf and lengthInDays', () => {
  it('count the first and the last day, and no day if the period ends before it starts', () => {
    expect(daysOf({ startDate: '2026-10-24', endDate: '2026-10-26' })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ])
    expect(daysOf({ startDate: '2026-10-26', endDate: '2026-10-24' })).toEqual([])
    expect(lengthInDays({ startDate: '2026-11-20', endDate: '2026-11-20' })).toBe(1)
  })
})
