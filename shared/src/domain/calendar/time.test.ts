import { describe, expect, it } from '@jest/globals'
import { addMinutes, minutesBetween, minutesOf, timeOf } from './time.ts'

describe('Time', () => {
  it.each([
    ['09:30', 60, '10:30'],
    ['09:45', 30, '10:15'],
    ['23:00', 60, '24:00'],
    ['23:30', 60, '24:00'],
    ['10:00', -90, '08:30'],
  ])('%s plus %i minutes is %s, at most 24:00', (time, minutes, expected) => {
    expect(addMinutes(time, minutes)).toBe(expected)
  })

  it('converts to minutes since midnight and back', () => {
    expect(minutesOf('14:05')).toBe(845)
    expect(timeOf(845)).toBe('14:05')
    expect(minutesBetween('09:30', '11:00')).toBe(90)
    expect(minutesBetween('23:00', '24:00')).toBe(60)
  })
})
