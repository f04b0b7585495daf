import { describe, expect, it } from '@jest/globals'
import {
  birthdateOf,
  datePartsOf,
  incompleteText,
  birthDateParts,
  clearImpossibleDay,
  yearsToChoose,
} from './birthdate.ts'

describe('birthdateOf and datePartsOf', () => {
  it.each([
    ['pad day and month to two digits', { day: '3', month: '9', year: '2014' }, '2014-09-03'],
    ['return null without a day', { day: '', month: '9', year: '2014' }, null],
    ['return null without a month', { day: '3', month: '', year: '2014' }, null],
    ['return null without a year', { day: '3', month: '9', year: '' }, null],
    ['return null for a day that the month does not have', { day: '29', month: '2', year: '2023' }, null],
    ['allow 29 February in leap years', { day: '29', month: '2', year: '2024' }, '2024-02-29'],
  ])('%s', (_caseName, parts, expected) => {
    expect(birthdateOf(parts)).toBe(expected)
  })

  it('are inverse to each other', () => {
    expect(birthdateOf(datePartsOf('2014-03-09'))).toBe('2014-03-09')
    expect(birthdateOf(datePartsOf(null))).toBeNull()
  })
})

describe('the lists for a date of birth', () => {
  it('clear a day that the chosen month or year does not have', () => {
    expect(clearImpossibleDay({ day: '29', month: '02', year: '2023' })).toEqual({ day: '', month: '02', year: '2023' })
    expect(clearImpossibleDay({ day: '31', month: '04', year: '' })).toEqual({ day: '', month: '04', year: '' })
    expect(clearImpossibleDay({ day: '29', month: '02', year: '' })).toEqual({ day: '29', month: '02', year: '' })
    expect(clearImpossibleDay({ day: '30', month: '04', year: '2023' })).toEqual({
      day: '30',
      month: '04',
      year: '2023',
    })
  })

  it('show only the year if the rest of the date is unknown', () => {
    expect(birthDateParts(null, 1985)).toEqual({ day: '', month: '', year: '1985' })
    expect(birthDateParts('1985-03-12', null)).toEqual({ day: '12', month: '03', year: '1985' })
  })

  it('offer the past years, and a stored year of any age', () => {
    expect(yearsToChoose(2026, 2, [])).toEqual(['2026', '2025', '2024'])
    expect(yearsToChoose(2026, 2, ['1901', '2025', ''])).toEqual(['2026', '2025', '2024', '1901'])
  })

  it.each([
    ['nothing for a complete date', { day: '12', month: '3', year: '1985' }, true, undefined],
    ['nothing for an empty date', { day: '', month: '', year: '' }, true, undefined],
    [
      'that the year alone is saved',
      { day: '', month: '', year: '1985' },
      true,
      "Sans jour ni mois, seule l'année 1985 est enregistrée.",
    ],
    [
      'that the month is lost',
      { day: '', month: '3', year: '1985' },
      true,
      "Date incomplète : seule l'année 1985 sera enregistrée.",
    ],
    [
      'that a month without a year is not saved',
      { day: '', month: '3', year: '' },
      true,
      'Date incomplète : elle ne sera pas enregistrée.',
    ],
    [
      'that a year alone is not saved, for an animal',
      { day: '', month: '', year: '1985' },
      false,
      'Date incomplète : elle ne sera pas enregistrée.',
    ],
  ])('explain %s', (_caseName, parts, savesYearAlone, text) => {
    expect(incompleteText(parts, savesYearAlone)).toBe(text)
  })
})
