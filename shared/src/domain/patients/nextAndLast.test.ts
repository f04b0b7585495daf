import { describe, expect, it } from '@jest/globals'
import { nextAndLast } from './nextAndLast.ts'

const sessionOn = (date: string, startTime: string, endTime: string) => ({
  id: `${date} ${startTime}`,
  date,
  startTime,
  endTime,
})
const [mondaySession, earlySession, lateSession, fridaySession] = [
  sessionOn('2026-11-16', '10:00', '11:00'),
  sessionOn('2026-11-18', '09:00', '10:00'),
  sessionOn('2026-11-18', '14:00', '15:00'),
  sessionOn('2026-11-20', '10:00', '11:00'),
]
const sessions = [fridaySession, lateSession, earlySession, mondaySession]

describe('nextAndLast', () => {
  it.each([
    ['returns the sessions before and after now', '2026-11-18', '12:00', lateSession, earlySession],
    ['returns the current session as the next', '2026-11-18', '14:30', lateSession, earlySession],
    ['returns a session that ends now as the last', '2026-11-18', '15:00', fridaySession, lateSession],
    ['returns no last session before the first', '2026-11-16', '08:00', mondaySession, undefined],
    ['returns no next session after the last', '2026-12-01', '08:00', undefined, fridaySession],
  ])('%s', (_caseName, day, time, next, last) => {
    expect(nextAndLast(sessions, { day, time })).toEqual({ next, last })
  })

  it('returns undefined without sessions', () => {
    expect(nextAndLast([], { day: '2026-11-18', time: '12:00' })).toEqual({ next: undefined, last: undefined })
  })
})
