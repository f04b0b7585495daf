import { describe, expect, it } from '@jest/globals'
import { addDays } from './day.ts'
import { holidayOf, holidaysBetween } from './holidays.ts'
import { daysOf } from './period.ts'

/** Returns Easter Sunday by the algorithm of Meeus, Jones and Butcher, with the letters of its publication. */
function butcherEaster(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-22`, h + l - 7 * m)
}

describe('holidayOf', () => {
  it.each([
    ['2027-01-01', "Jour de l'an"],
    ['2027-03-29', 'Lundi de Pâques'],
    ['2027-05-01', 'Fête du Travail'],
    ['2027-05-06', 'Ascension'],
    ['2027-05-08', 'Victoire de 1945'],
    ['2027-05-17', 'Lundi de Pentecôte'],
    ['2027-07-14', 'Fête nationale'],
    ['2027-08-15', 'Assomption'],
    ['2026-11-01', 'Toussaint'],
    ['2026-11-11', 'Armistice de 1918'],
    ['2026-12-25', 'Noël'],
  ])('names %s: %s', (day, expected) => {
    expect(holidayOf(day)).toBe(expected)
  })

  it.each(['2027-03-28', '2027-05-16', '2026-11-22', '2027-02-14'])('returns null for %s', (day) => {
    expect(holidayOf(day)).toBeNull()
  })

  // Years of a very early Easter (2008, 2160), of the latest one (2038), with a corrected full moon (1954, 1981, 2000).
  it.each([
    ['1954-04-19', 1954],
    ['1981-04-20', 1981],
    ['2000-04-24', 2000],
    ['2008-03-24', 2008],
    ['2024-04-01', 2024],
    ['2025-04-21', 2025],
    ['2026-04-06', 2026],
    ['2028-04-17', 2028],
    ['2038-04-26', 2038],
    ['2160-03-24', 2160],
  ])('finds Easter Monday only on %s', (day, year) => {
    const found = daysOf({ startDate: `${year}-01-01`, endDate: `${year}-12-31` }).filter(
      (date) => holidayOf(date) === 'Lundi de Pâques',
    )
    expect(found).toEqual([day])
  })

  it('finds the same Easter Monday as Butcher’s algorithm from 1583 to 2599', () => {
    const years = Array.from({ length: 2600 - 1583 }, (_, index) => 1583 + index)
    const wrongYears = years.filter((year) => holidayOf(addDays(butcherEaster(year), 1)) !== 'Lundi de Pâques')
    expect(wrongYears).toEqual([])
  })

  it('finds eleven holidays in 2027', () => {
    const days = daysOf({ startDate: '2027-01-01', endDate: '2027-12-31' })
    expect(days.filter((day) => holidayOf(day) !== null)).toHaveLength(11)
  })
})

describe('a regional public holiday', () => {
  it.each([
    ['2027-03-26', 'ALSACE_MOSELLE', 'Vendredi saint'],
    ['2026-12-26', 'ALSACE_MOSELLE', 'Saint-Étienne'],
    ['2027-05-27', 'GUADELOUPE', "Abolition de l'esclavage"],
    ['2027-06-10', 'GUYANE', "Abolition de l'esclavage"],
    ['2027-05-22', 'MARTINIQUE', "Abolition de l'esclavage"],
    ['2027-04-27', 'MAYOTTE', "Abolition de l'esclavage"],
    ['2026-12-20', 'REUNION', "Abolition de l'esclavage"],
    ['2026-12-25', 'REUNION', 'Noël'],
  ] as const)('on %s in %s is %s, and exists elsewhere only if it is national', (day, region, expected) => {
    expect(holidayOf(day, region)).toBe(expected)
    expect(holidayOf(day)).toBe(expected === 'Noël' ? expected : null)
  })

  it('is listed among the national holidays, in order of days', () => {
    const period = { startDate: '2026-12-01', endDate: '2027-01-01' }
    expect(holidaysBetween(period)).toEqual([
      { day: '2026-12-25', name: 'Noël' },
      { day: '2027-01-01', name: "Jour de l'an" },
    ])
    expect(holidaysBetween(period, 'ALSACE_MOSELLE').map(({ name }) => name)).toEqual([
      'Noël',
      'Saint-Étienne',
      "Jour de l'an",
    ])
  })
})
