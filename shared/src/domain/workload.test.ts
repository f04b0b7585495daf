import { describe, expect, it } from '@jest/globals'
import { freeHours, hoursInWeek, loadOf, weekLoad } from './workload.ts'

const session = (id: string, date: string, startTime = '10:00', endTime = '11:30') => ({ id, date, startTime, endTime })

describe('the hours of an animal in a week', () => {
  it('count every session of the ISO week, Monday to Sunday', () => {
    const sessions = [session('1', '2026-11-15'), session('2', '2026-11-16'), session('3', '2026-11-22'), session('4', '2026-11-23')]
    expect(hoursInWeek(sessions, '2026-11-20')).toBe(3)
  })

  it('do not count a session that is being moved', () => {
    expect(hoursInWeek([session('1', '2026-11-16'), session('2', '2026-11-17')], '2026-11-20', '2')).toBe(1.5)
  })

  it('join 31 December and 2 January in week 53', () => {
    expect(hoursInWeek([session('1', '2026-12-31'), session('2', '2027-01-02')], '2027-01-01')).toBe(3)
  })

  it('are not cut at the end of a month', () => {
    expect(hoursInWeek([session('1', '2026-11-30'), session('2', '2026-12-01')], '2026-12-06')).toBe(3)
  })
})

describe('the load of an animal', () => {
  it.each([
    ['light without any hour', 10, 0, 'light'],
    ['light just under 80 %', 10, 7.99, 'light'],
    ['near its limit at 80 %', 10, 8, 'near'],
    ['near its limit at 100 %', 10, 10, 'near'],
    ['over it beyond', 10, 10.25, 'over'],
  ] as const)('is %s', (_sentence, planned, done, expected) => {
    expect(loadOf(planned, done)).toBe(expected)
  })

  it('leaves hours to the cent, negative when exceeded', () => {
    expect([freeHours(12, 11.9), freeHours(12, 13.5)]).toEqual([0.1, -1.5])
  })
})

describe('what an animal can still bear', () => {
  const noisette = {
    id: 'noisette',
    nbWorkingHoursByWeek: 10,
    infosByWeek: [
      { year: 2026, weekNumber: 47, nbHours: 7 },
      { year: 2026, weekNumber: 53, nbHours: 10 },
    ],
  }
  const saved = { date: '2026-11-17', startTime: '10:00', endTime: '12:00', animalIds: ['noisette'] }

  it.each([
    ['what the week has left', '2026-11-20', 0, undefined, { planned: 10, done: 7, free: 3, load: 'light' }],
    ['all of it in a week without sessions', '2026-11-25', 1, undefined, { planned: 10, done: 0, free: 10, load: 'light' }],
    ['nothing more in week 53, seen from January', '2027-01-02', 0.5, undefined, { planned: 10, done: 10, free: 0, load: 'over' }],
    ['three hours, and 80 % is reached with one', '2026-11-20', 1, undefined, { planned: 10, done: 7, free: 3, load: 'near' }],
    ['five when its session of two hours is the one edited', '2026-11-20', 2, saved, { planned: 10, done: 5, free: 5, load: 'light' }],
    ['as much when that session moves in from another week', '2026-11-25', 2, saved, { planned: 10, done: 0, free: 10, load: 'light' }],
    ['as much when that session was with another animal', '2026-11-20', 0, { ...saved, animalIds: ['filou'] }, { planned: 10, done: 7, free: 3, load: 'light' }],
    ['as much when the end comes before the start', '2026-11-20', -4, undefined, { planned: 10, done: 7, free: 3, load: 'light' }],
  ] as const)('is %s', (_sentence, day, added, edited, expected) => {
    expect(weekLoad(noisette, day, added, edited)).toEqual(expected)
  })
})
