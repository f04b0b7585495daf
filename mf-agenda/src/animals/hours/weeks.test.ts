import { describe, expect, it } from '@jest/globals'
import { busiest, hoursIn, namedIsoWeek, weeksAround } from './weeks.ts'

describe('the weeks of a chart', () => {
  it.each([
    ['2026-12-31', 'S53 2026', 'Semaine 53, du 28/12/2026 au 03/01/2027'],
    ['2027-01-02', 'S53 2026', 'Semaine 53, du 28/12/2026 au 03/01/2027'],
    ['2027-01-04', 'S1 2027', 'Semaine 1, du 04/01/2027 au 10/01/2027'],
  ])('name that of %s %s', (day, key, name) => {
    expect(namedIsoWeek(day)).toMatchObject({ key, name })
  })

  it('go back and ahead from today, across the end of the year', () => {
    expect(weeksAround('2027-01-02', { back: 1, ahead: 1 }).map(({ key }) => key)).toEqual([
      'S52 2026',
      'S53 2026',
      'S1 2027',
    ])
  })

  it('never have the same key twice in a year of 53 weeks and the next', () => {
    const keys = weeksAround('2027-11-20', { back: 104, ahead: 52 }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

const animal = (nbHours: number) => ({ infosByWeek: [{ year: 2026, weekNumber: 53, nbHours }] })

describe('the hours of an animal', () => {
  it('are those of the week and of its own year, none where there is no data', () => {
    expect(hoursIn(animal(3.5), namedIsoWeek('2027-01-02'))).toBe(3.5)
    expect(hoursIn(animal(3.5), { year: 2027, weekNumber: 53 })).toBe(0)
  })

  it('give the busiest animals', () => {
    const [lazy, tired, steady] = [animal(1), animal(9), animal(4)]
    expect(busiest([lazy, tired, steady], [namedIsoWeek('2027-01-02')], 2)).toEqual([tired, steady])
  })
})
