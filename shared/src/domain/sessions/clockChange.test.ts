import { describe, expect, it } from '@jest/globals'
import { findSlotAfterClockChange, isSkippedByClock } from './clockChange.ts'

const spring = '2027-03-28'
const paris = 'Europe/Paris'

describe('a session on the day when the clock goes forward', () => {
  it.each([
    ['starts in the hour that is skipped', '02:30', '03:30', { startTime: '03:30', endTime: '04:30' }],
    ['ends in that hour', '01:30', '02:30', { startTime: '03:30', endTime: '04:30' }],
    ['is wholly in that hour', '02:00', '02:45', { startTime: '03:00', endTime: '03:45' }],
    ['would then end at midnight', '02:30', '23:00', { startTime: '03:30', endTime: '24:00' }],
  ])('is moved by whole hours and keeps its length when it %s', (_caseName, startTime, endTime, expected) => {
    const timeSlot = { date: spring, startTime, endTime }
    expect(isSkippedByClock(paris, timeSlot)).toBe(true)
    expect(findSlotAfterClockChange(paris, timeSlot)).toEqual({ date: spring, ...expected })
  })

  it('has no later time when it would end after midnight', () => {
    expect(findSlotAfterClockChange(paris, { date: spring, startTime: '02:30', endTime: '24:00' })).toBeNull()
  })
})

describe('findSlotAfterClockChange', () => {
  it.each([
    ['at another time of that day', paris, { date: spring, startTime: '10:00', endTime: '11:00' }],
    ['on another day', paris, { date: '2027-03-27', startTime: '02:30', endTime: '03:30' }],
    ['in the hour that autumn repeats', paris, { date: '2026-10-25', startTime: '02:30', endTime: '03:30' }],
    ['in a zone without clock changes', 'Indian/Reunion', { date: spring, startTime: '02:30', endTime: '03:30' }],
  ])('returns a session %s unchanged', (_caseName, timeZone, timeSlot) => {
    expect(isSkippedByClock(timeZone, timeSlot)).toBe(false)
    expect(findSlotAfterClockChange(timeZone, timeSlot)).toEqual(timeSlot)
  })
})
