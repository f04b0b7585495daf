import { describe, expect, it } from '@jest/globals'
import { animalDay } from './animalDay.ts'

const noLimits = {
  minutesByDay: null,
  longestStretch: null,
  restBetween: null,
  sessionsByDay: null,
  restDaysByWeek: null,
}
const thursday = '2026-11-26'
const sessionOn = (date: string, startTime = '09:00', endTime = '10:30') => ({ date, startTime, endTime })

describe('the day of an animal', () => {
  it('counts the sessions and minutes of that day only', () => {
    const sessions = [sessionOn(thursday), sessionOn(thursday, '14:00', '14:45'), sessionOn('2026-11-27')]
    expect(animalDay(noLimits, sessions, thursday)).toEqual({ sessionCount: 2, minutes: 135, unavailable: null })
  })

  it.each([
    ['available without limits', {}, [sessionOn(thursday)], null],
    ['full at the maximum number of sessions per day', { sessionsByDay: 1 }, [sessionOn(thursday)], 'full'],
    ['available below the maximum number of sessions per day', { sessionsByDay: 2 }, [sessionOn(thursday)], null],
    ['full at the maximum number of minutes per day', { minutesByDay: 90 }, [sessionOn(thursday)], 'full'],
    ['available below the maximum number of minutes per day', { minutesByDay: 91 }, [sessionOn(thursday)], null],
    [
      'at rest when it has worked on all days on which it may',
      { restDaysByWeek: 5 },
      [sessionOn('2026-11-23'), sessionOn('2026-11-24')],
      'restDay',
    ],
    [
      'available on a day on which it works already',
      { restDaysByWeek: 5 },
      [sessionOn('2026-11-23'), sessionOn(thursday)],
      null,
    ],
    [
      'available when the days of work are in another week',
      { restDaysByWeek: 5 },
      [sessionOn('2026-11-19'), sessionOn('2026-11-20')],
      null,
    ],
  ] as const)('is %s', (_caseName, limits, sessions, expected) => {
    expect(animalDay({ ...noLimits, ...limits }, sessions, thursday).unavailable).toBe(expected)
  })
})
