import { describe, expect, it } from '@jest/globals'
import { isMovable, isInSeries, timeSlotStartingAt } from './movedSession.ts'
import { mostSimultaneous } from '../view/mostSimultaneous.ts'

const timeSlot = { date: '2026-11-20', startTime: '10:15', endTime: '11:00' }
const slotBetween = (startTime: string, endTime: string, date = '2026-11-20') => ({ date, startTime, endTime })

describe('timeSlotStartingAt', () => {
  it.each([
    ['keeps the length', '2026-11-21', '14:30', ['14:30', '15:15']],
    ['ends on the day of the start', '2026-11-20', '23:50', ['23:15', '24:00']],
  ])('%s', (_caseName, date, startTime, [start, end]) => {
    expect(timeSlotStartingAt(timeSlot, date, startTime)).toEqual({ date, startTime: start, endTime: end })
  })
})

describe('the rules for moving a session', () => {
  it.each([
    ['is true for a validated session', { validated: true, billId: null, partBilled: false }, true],
    ['is false for a request that is not validated', { validated: false, billId: null, partBilled: false }, false],
    ['is false for a billed session', { validated: true, billId: 'bill', partBilled: false }, false],
    ['is false for a session of which a part was billed', { validated: true, billId: null, partBilled: true }, false],
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

describe('mostSimultaneous', () => {
  it.each([
    ['0 without sessions', [], 0],
    ['sessions that touch as 1', [slotBetween('09:00', '10:00'), slotBetween('10:00', '11:00')], 1],
    [
      'a session across two consecutive sessions as 2',
      [slotBetween('09:00', '10:00'), slotBetween('10:00', '11:00'), slotBetween('09:30', '10:30')],
      2,
    ],
    [
      'sessions on different days as 1',
      [slotBetween('09:00', '10:00'), slotBetween('09:00', '10:00', '2026-11-21')],
      1,
    ],
    [
      'three overlapping sessions as 3',
      [slotBetween('09:00', '12:00'), slotBetween('10:00', '11:00'), slotBetween('10:30', '10:45')],
      3,
    ],
  ])('counts %s', (_caseName, sessions, expected) => {
    expect(mostSimultaneous(sessions)).toBe(expected)
  })
})
