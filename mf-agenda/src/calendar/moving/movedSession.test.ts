import { describe, expect, it } from '@jest/globals'
import { isMovable, isInSeries, moveTimeSlot } from './movedSession.ts'

const timeSlot = { date: '2026-11-20', startTime: '10:15', endTime: '11:00' }

describe('moveTimeSlot', () => {
  it.each([
    ['keeps the length', '2026-11-21', '14:30', ['14:30', '15:15']],
    ['ends on the day of the start', '2026-11-20', '23:50', ['23:15', '24:00']],
  ])('%s', (_caseName, date, startTime, [start, end]) => {
    expect(moveTimeSlot(timeSlot, date, startTime)).toEqual({ date, startTime: start, endTime: end })
  })
})

describe('the rules for moving a session', () => {
  it.each([
    ['is true for a validated session', { validated: true, billId: null, partBilled: false }, true],
    ['is false for a request that is not validated', { validated: false, billId: null, partBilled: false }, false],
    ['is false for a billed session', { validated: true, billId: 'bill', partBilled: false }, false],
    ['is false for a partly billed session', { validated: true, billId: null, partBilled: true }, false],
  ])('isMovable %s', (_caseName, session, expected) => {
    expect(isMovable(session)).toBe(expected)
  })

  it.each([
    ['is true for a session of a series', { seriesId: 'series', recurrence: 'WEEK' }, true],
    ['is false for a single session', { seriesId: null, recurrence: 'ONCE' }, false],
  ] as const)('isInSeries %s', (_caseName, session, expected) => {
    expect(isInSeries(session)).toBe(expected)
  })
})
