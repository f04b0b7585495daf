import { describe, expect, it } from '@jest/globals'
import { lastMonths, monthAfter, monthBefore, monthOfDay } from './months.ts'

describe('the months of the register', () => {
  it.each([
    ['2026-01', '2025-12', '2026-02'],
    ['2026-12', '2026-11', '2027-01'],
    ['2024-02', '2024-01', '2024-03'],
  ])('of %s are %s before and %s after', (month, before, after) => {
    expect([monthBefore(month), monthAfter(month)]).toEqual([before, after])
  })

  it('go back from that of today', () => {
    expect(lastMonths(monthOfDay('2026-02-28'), 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  })
})
