import { describe, expect, it } from '@jest/globals'
import { clientAccountOf, entryDayOf, isWholeYear } from './entries.ts'

describe('entryDayOf', () => {
  it.each([
    ['the day of a payment of today', '2027-02-10', '2027-02-10', '2027-02-09', '2027-02-10'],
    ['the day of recording of a payment of a closed year', '2026-12-28', '2027-02-10', '2027-02-09', '2027-02-10'],
    [
      'the day of recording of a payment of the last closed day',
      '2027-02-09',
      '2027-02-10',
      '2027-02-09',
      '2027-02-10',
    ],
    ['the day of a payment after the last closed day', '2027-02-08', '2027-02-10', '2027-02-07', '2027-02-08'],
    ['the day of a payment before anything was closed', '2026-12-28', '2027-02-10', null, '2026-12-28'],
  ])('returns %s', (_caseName, paidOn, recordedOn, closedUntil, expected) => {
    expect(entryDayOf({ paidOn, recordedOn, closedUntil })).toBe(expected)
  })
})

describe('clientAccountOf', () => {
  it.each([
    [1, 'C00001'],
    [42, 'C00042'],
    [123_456, 'C123456'],
  ])('of %i is %s', (number, expected) => {
    expect(clientAccountOf(number)).toBe(expected)
  })
})

describe('isWholeYear', () => {
  it.each([
    ['is true for a calendar year that is over', '2026-01-01', '2026-12-31', '2027-01-01', true],
    ['is true for twelve months from July that are over', '2026-07-01', '2027-06-30', '2027-07-15', true],
    ['is false for a year that is not over', '2026-01-01', '2026-12-31', '2026-12-31', false],
    ['is false for two months', '2026-11-01', '2026-12-31', '2027-01-05', false],
    ['is false for two years', '2025-01-01', '2026-12-31', '2027-01-05', false],
    ['is false for twelve months from the middle of a month', '2026-01-15', '2027-01-14', '2027-02-01', false],
  ])('%s', (_caseName, startDate, endDate, today, expected) => {
    expect(isWholeYear({ startDate, endDate }, today)).toBe(expected)
  })
})
