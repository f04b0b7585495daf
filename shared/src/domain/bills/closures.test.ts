import { describe, expect, it } from '@jest/globals'
import { lastDayToClose, periodOf, periodsToClose } from './closures.ts'

const noClosures = { DAY: null, MONTH: null, YEAR: null }
const periodsToCloseAsText = (...parameters: Parameters<typeof periodsToClose>) =>
  periodsToClose(...parameters).map(({ period, firstDay }) => `${period} ${firstDay}`)

describe('lastDayToClose', () => {
  it.each([
    ['Europe/Paris', '2026-11-12T22:59:00Z', '2026-11-11'],
    ['Europe/Paris', '2026-11-12T23:59:00Z', '2026-11-11'],
    ['Europe/Paris', '2026-11-13T00:00:00Z', '2026-11-12'],
    ['Indian/Reunion', '2026-11-12T21:00:00Z', '2026-11-12'],
    // The day the clocks go back has 25 hours.
    ['Europe/Paris', '2026-10-25T23:59:00Z', '2026-10-24'],
    ['Europe/Paris', '2026-10-26T00:00:00Z', '2026-10-25'],
  ])('in %s at %s is %s', (timeZone, now, expected) => {
    expect(lastDayToClose(timeZone, new Date(now))).toBe(expected)
  })
})

describe('periodOf', () => {
  it.each([
    ['DAY', '2028-02-29', '2028-02-29', '2028-02-29'],
    ['MONTH', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['MONTH', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['YEAR', '2026-06-01', '2026-01-01', '2026-12-31'],
  ] as const)('returns the %s of %s: from %s to %s', (period, day, firstDay, lastDay) => {
    expect(periodOf(period, day)).toEqual({ period, firstDay, lastDay })
  })
})

describe('periodsToClose', () => {
  it('returns the ended periods with an entry, in the order of their ends', () => {
    const days = ['2025-12-30', '2026-01-31', '2026-02-03', '2026-02-04']
    expect(periodsToCloseAsText(days, noClosures, '2026-02-03')).toEqual([
      'DAY 2025-12-30',
      'MONTH 2025-12-01',
      'YEAR 2025-01-01',
      'DAY 2026-01-31',
      'MONTH 2026-01-01',
      'DAY 2026-02-03',
    ])
  })

  it('returns each period once, and only periods after the last closure of their kind', () => {
    const days = ['2026-01-31', '2026-02-03', '2026-05-04']
    const closed = { DAY: '2026-02-03', MONTH: '2026-01-31', YEAR: null }
    expect(periodsToCloseAsText(days, closed, '2026-06-01')).toEqual([
      'MONTH 2026-02-01',
      'DAY 2026-05-04',
      'MONTH 2026-05-01',
    ])
  })

  it('returns nothing without entries', () => {
    expect(periodsToCloseAsText([], noClosures, '2026-06-01')).toEqual([])
  })
})
