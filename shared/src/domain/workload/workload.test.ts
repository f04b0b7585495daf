import { describe, expect, it } from '@jest/globals'
import { freeHours, hoursInWeek, loadOf, weekLoad } from './workload.ts'

const sessions = [
  { id: 'a', date: '2026-12-28', startTime: '09:00', endTime: '10:30' },
  { id: 'b', date: '2027-01-03', startTime: '09:00', endTime: '11:00' },
  { id: 'c', date: '2027-01-04', startTime: '09:00', endTime: '12:00' },
]

describe('the hours of an animal', () => {
  it('are counted over the ISO week, across the year', () => {
    expect(hoursInWeek(sessions, '2027-01-01')).toBe(3.5)
    expect(hoursInWeek(sessions, '2027-01-04')).toBe(3)
  })

  it('are counted without those of another week of the year, or of the same week of another year', () => {
    const others = ['2026-12-21', '2020-12-30'].map((date) => ({ date, startTime: '09:00', endTime: '10:00' }))
    expect(hoursInWeek([...sessions, ...others], '2027-01-01')).toBe(3.5)
  })

  it('are counted of sessions without an id', () => {
    expect(hoursInWeek([{ date: '2027-01-01', startTime: '09:00', endTime: '10:00' }], '2027-01-01')).toBe(1)
  })

  it('are none in a week of which nothing is recorded', () => {
    const nala = { id: 'nala', nbWorkingHoursByWeek: 5, infosByWeek: [{ weekNumber: 49, year: 2026, nbHours: 4 }] }
    const none = { planned: 5, done: 0, free: 5, load: 'light' }
    expect(weekLoad(nala, '2026-12-09')).toEqual(none)
    expect(weekLoad(nala, '2025-12-03')).toEqual(none)
  })

  it('exclude the session being moved', () => {
    expect(hoursInWeek(sessions, '2027-01-01', 'b')).toBe(1.5)
  })

  it('left are the planned ones minus those done', () => {
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
  ])('make a load that is %s for %d hours planned and %d done', (expected, planned, done) => {
    expect(loadOf(planned, done)).toBe(expected)
  })

  it('counts fifteen sessions of twenty minutes as five hours, even if 14 of them show as 4.67', () => {
    const nala = { id: 'nala', nbWorkingHoursByWeek: 5, infosByWeek: [{ weekNumber: 49, year: 2026, nbHours: 4.67 }] }
    expect(weekLoad(nala, '2026-12-02', 1 / 3).load).toBe('near')
    expect(weekLoad(nala, '2026-12-02', 21 / 60).load).toBe('over')
    const saved = { date: '2026-12-01', startTime: '09:00', endTime: '09:20', animalIds: ['nala'] }
    expect(weekLoad(nala, '2026-12-02', 2 / 3, saved).load).toBe('near')
  })
})
