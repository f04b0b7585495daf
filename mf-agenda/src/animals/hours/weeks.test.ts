import { describe, expect, it } from '@jest/globals'
import { listBusiestAnimals, hoursInWeek, describeIsoWeek, listWeeksAround } from './weeks.ts'

describe('the weeks of the hours chart', () => {
  it.each([
    ['2026-12-31', 'S53 2026', 'Semaine 53, du 28/12/2026 au 03/01/2027'],
    ['2027-01-02', 'S53 2026', 'Semaine 53, du 28/12/2026 au 03/01/2027'],
    ['2027-01-04', 'S1 2027', 'Semaine 1, du 04/01/2027 au 10/01/2027'],
  ])('have for %s the key %s and the name « %s »', (day, key, name) => {
    expect(describeIsoWeek(day)).toMatchObject({ key, name })
  })

  it('include weeks before and after today, across the end of the year', () => {
    expect(listWeeksAround('2027-01-02', { weeksBefore: 1, weeksAfter: 1 }).map(({ key }) => key)).toEqual([
      'S52 2026',
      'S53 2026',
      'S1 2027',
    ])
  })

  it('have unique keys across a year of 53 weeks', () => {
    const keys = listWeeksAround('2027-11-20', { weeksBefore: 104, weeksAfter: 52 }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

const buildAnimal = (nbHours: number) => ({ infosByWeek: [{ year: 2026, weekNumber: 53, nbHours }] })

describe('hoursInWeek', () => {
  it('returns the hours of the given week and year, or 0 without data', () => {
    expect(hoursInWeek(buildAnimal(3.5), describeIsoWeek('2027-01-02'))).toBe(3.5)
    expect(hoursInWeek(buildAnimal(3.5), { year: 2027, weekNumber: 53 })).toBe(0)
  })
})

describe('listBusiestAnimals', () => {
  it('returns the animals with the most hours, most hours first', () => {
    const [lazy, tired, steady] = [buildAnimal(1), buildAnimal(9), buildAnimal(4)]
    expect(listBusiestAnimals([lazy, tired, steady], [describeIsoWeek('2027-01-02')], 2)).toEqual([tired, steady])
  })
})
