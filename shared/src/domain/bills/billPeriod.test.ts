import { describe, expect, it } from '@jest/globals'
import { defaultBillPeriod } from './billPeriod.ts'

describe('the default period of invoices', () => {
  it.each([
    ['2026-11-20', { startDate: '2026-08-01', endDate: '2026-11-20' }],
    ['2026-05-31', { startDate: '2026-02-01', endDate: '2026-05-31' }],
    ['2027-01-01', { startDate: '2026-10-01', endDate: '2027-01-01' }],
  ])('on %s starts on the first day of the month, three months earlier', (today, expected) => {
    expect(defaultBillPeriod(today)).toEqual(expected)
  })
})
