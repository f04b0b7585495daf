import { describe, expect, it } from '@jest/globals'
import { slotOfferAt } from './slotOffer.ts'

const rules = { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 15, noticeHours: 24, horizonDays: 365 }
const zone = 'Europe/Paris'
const slotOfferOn = (instant: string, change = {}) => slotOfferAt({ ...rules, ...change }, zone, new Date(instant))

describe('slotOfferAt', () => {
  it.each([
    ['starts after the minimum notice', '2026-11-20T09:00:00Z', {}, { day: '2026-11-21', time: '10:00' }],
    ['starts now without notice', '2026-11-20T09:00:00Z', { noticeHours: 0 }, { day: '2026-11-20', time: '10:00' }],
    ['counts elapsed hours across a clock change', '2027-03-27T09:00:00Z', {}, { day: '2027-03-28', time: '11:00' }],
  ])('%s', (_caseName, instant, change, expected) => {
    expect(slotOfferOn(instant, change).startsAfter).toEqual(expected)
  })

  it.each([
    ['a year ahead', 365, '2027-11-20'],
    ['a day ahead', 1, '2026-11-21'],
  ])('ends on the last bookable day, %s', (_caseName, horizonDays, lastDay) => {
    expect(slotOfferOn('2026-11-20T09:00:00Z', { horizonDays }).lastDay).toBe(lastDay)
  })

  it("counts the horizon from the practice's day, not the UTC day", () => {
    expect(slotOfferOn('2026-11-19T23:30:00Z', { horizonDays: 1 }).lastDay).toBe('2026-11-21')
  })
})
