import { describe, expect, it } from '@jest/globals'
import { defaultRange } from './useSearch.ts'

describe('the invoices shown at first', () => {
  it.each([
    ['2026-11-20T12:00:00', { startDate: '2026-08-01', endDate: '2026-11-20' }],
    ['2026-05-31T12:00:00', { startDate: '2026-02-01', endDate: '2026-05-31' }],
    ['2027-01-01T00:30:00', { startDate: '2026-10-01', endDate: '2027-01-01' }],
  ])('on %s', (now, expected) => {
    expect(defaultRange(new Date(now))).toEqual(expected)
  })
})
