import { describe, expect, it } from '@jest/globals'
import { freeHours, hoursInWeek, loadOf, weekLoad } from './workload.ts'

const sessions = [
  { id: 'a', date: '2026-12-28', startTime: '09:00', endTime: '10:30' },
  { id: 'b', date: '2027-01-03', startTime: '09:00', endTime: '11:00' },
  { id: 'c', date: '2027-01-04', startTime: '09:00', endTime: '12:00' },
]

describe('the hours of an animal', () => {
  it('are counted over the ISO week, also across the end of a year', () => {
    expect(hoursInWeek(sessions, '2027-01-01')).toBe(3.5)
    expect(hoursInWeek(sessions, '2027-01-04')).toBe(3)
  })

  it('exclude another week of the same year, and the same week of another year', () => {
    const otherWeeksSessions = ['2026-12-21', '2020-12-30'].map((date) => ({
      date,
      startTime: '09:00',
      endTime: '10:00',
    }))
    expect(hoursInWeek([...sessions, ...otherWeeksSessions], '2027-01-01')).toBe(3.5)
  })

  it('include sessions without an id', () => {
    expect(hoursInWeek([{ date: '2027-01-01', startTime: '09:00', endTime: '10:00' }], '2027-01-01')).toBe(1)
  })

  it('are zero in a week without recorded hours', () => {
    const nala = { id: 'nala', nbWorkingHoursByWeek: 5, infosByWeek: [{ weekNumber: 49, year: 2026, nbHours: 4 }] }
    const none = { planned: 5, done: 0, free: 5, load: 'light' }
    expect(weekLoad(nala, '2026-12-09')).toEqual(none)
    expect(weekLoad(nala, '2025-12-03')).toEqual(none)
  })

  it('exclude the session being moved', () => {
    expect(hoursInWeek(sessions, '2027-01-01', 'b')).toBe(1.5)
  })

  it('remain free while planned and not done, as a negative number if the plan is exceeded', () => {
    expect(freeHours(10, 3.5)).toBe(6.5)
    expect(freeHours(3, 3.5)).toBe(-0.5)
  })

  it.each([
    ['light', 10, 7.99],
    ['near', 10, 8],
    ['near', 10, 10],
    ['over', 10, 10.01],
    ['light', 0, 0],
    ['over', 0, 1],
    ['near', 7, 5.6],
  ])('are a load that is %s for %d planned hours and %d done hours', (expected, planned, done) => {
    expect(loadOf(planned, done)).toBe(expected)
  })

  it('of fifteen sessions of 20 minutes are exactly five, although 14 sessions are stored as 4.67 hours', () => {
    const nala = { id: 'nala', nbWorkingHoursByWeek: 5, infosByWeek: [{ weekNumber: 49, year: 2026, nbHours: 4.67 }] }
    expect(weekLoad(nala, '2026-12-02', 1 / 3).load).toBe('near')
    expect(weekLoad(nala, '2026-12-02', 21 / 60).load).toBe('over')
    const storedSession = { date: '2026-12-01', startTime: '09:00', endTime: '09:20', animalIds: ['nala'] }
    expect(weekLoad(nala, '2026-12-02', 2 / 3, storedSession).load).toBe('near')
  })
})
