import { describe, expect, it } from '@jest/globals'
import { nextAndLast } from './nextAndLast.ts'

const on = (date: string, startTime: string, endTime: string) => ({
  id: `${date} ${startTime}`,
  date,
  startTime,
  endTime,
})
const [monday, early, late, friday] = [
  on('2026-11-16', '10:00', '11:00'),
  on('2026-11-18', '09:00', '10:00'),
  on('2026-11-18', '14:00', '15:00'),
  on('2026-11-20', '10:00', '11:00'),
]
const sessions = [friday, late, early, monday]

describe('the next and the last session', () => {
  it.each([
    ['are on both sides of now', '2026-11-18', '12:00', late, early],
    ['the current one is the next', '2026-11-18', '14:30', late, early],
    ['one that ends now is over', '2026-11-18', '15:00', friday, late],
    ['the first has none before it', '2026-11-16', '08:00', monday, undefined],
    ['the last has none after it', '2026-12-01', '08:00', undefined, friday],
  ])('%s', (_caseName, day, time, next, last) => {
    expect(nextAndLast(sessions, { day, time })).toEqual({ next, last })
  })

  it('are undefined without sessions', () => {
    expect(nextAndLast([], { day: '2026-11-18', time: '12:00' })).toEqual({ next: undefined, last: undefined })
  })
})
