import { describe, expect, it } from '@jest/globals'
import { listLastMonths, monthAfter, monthBefore, monthOfDay } from './months.ts'

describe('months of the register', () => {
  it.each([
    ['2026-01', '2025-12', '2026-02'],
    ['2026-12', '2026-11', '2027-01'],
    ['2024-02', '2024-01', '2024-03'],
  ])('puts %s between %s and %s', (month, before, after) => {
    expect([monthBefore(month), monthAfter(month)]).toEqual([before, after])
  })

  it("lists the last months, backwards from a day's month", () => {
    expect(listLastMonths(monthOfDay('2026-02-28'), 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  })
})
