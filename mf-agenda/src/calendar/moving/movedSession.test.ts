import { describe, expect, it } from '@jest/globals'
import { isMovable, isOfSeries, timeSlotStartingAt } from './movedSession.ts'
import { mostSimultaneous } from '../view/mostSimultaneous.ts'

const place = { date: '2026-11-20', startTime: '10:15', endTime: '11:00' }
const between = (startTime: string, endTime: string, date = '2026-11-20') => ({ date, startTime, endTime })

describe('a session started at another time', () => {
  it.each([
    ['keeps its length', '2026-11-21', '14:30', ['14:30', '15:15']],
    ['ends on the day it starts', '2026-11-20', '23:50', ['23:14', '23:59']],
  ])('%s', (_sentence, date, startTime, [start, end]) => {
    expect(timeSlotStartingAt(place, date, startTime)).toEqual({ date, startTime: start, endTime: end })
  })
})

describe('a session', () => {
  it.each([
    ['moves once it is validated', { validated: true, billId: null, partBilled: false }, true],
    ['waits for an answer where it is', { validated: false, billId: null, partBilled: false }, false],
    ['stays where it was billed', { validated: true, billId: 'bill', partBilled: false }, false],
    ['stays where a part of it was billed', { validated: true, billId: null, partBilled: true }, false],
  ])('%s', (_sentence, session, expected) => {
    expect(isMovable(session)).toBe(expected)
  })

  it.each([
    ['of a series', { seriesId: 'series', recurrence: 'WEEK' }, true],
    ['alone', { seriesId: null, recurrence: 'ONCE' }, false],
  ] as const)('is known %s', (_sentence, session, expected) => {
    expect(isOfSeries(session)).toBe(expected)
  })
})

describe('sessions side by side', () => {
  it.each([
    ['none', [], 0],
    ['one after the other', [between('09:00', '10:00'), between('10:00', '11:00')], 1],
    [
      'two and a third across them',
      [between('09:00', '10:00'), between('10:00', '11:00'), between('09:30', '10:30')],
      2,
    ],
    ['on other days', [between('09:00', '10:00'), between('09:00', '10:00', '2026-11-21')], 1],
    ['three at once', [between('09:00', '12:00'), between('10:00', '11:00'), between('10:30', '10:45')], 3],
  ])('%s', (_sentence, sessions, expected) => {
    expect(mostSimultaneous(sessions)).toBe(expected)
  })
})
