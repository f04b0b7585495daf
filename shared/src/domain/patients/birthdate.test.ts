import { describe, expect, it } from '@jest/globals'
import { birthdateOf, datePartsOf, incompleteText, partsOfBirth, yearsToChoose } from './birthdate.ts'

describe('birthdateOf and datePartsOf', () => {
  it.each([
    ['pad day and month to two digits', { day: '3', month: '9', year: '2014' }, '2014-09-03'],
    ['return null without a day', { day: '', month: '9', year: '2014' }, null],
    ['return null without a month', { day: '3', month: '', year: '2014' }, null],
    ['return null without a year', { day: '3', month: '9', year: '' }, null],
    ['limit the day to the end of the month', { day: '31', month: '2', year: '2023' }, '2023-02-28'],
    ['allow 29 February in leap years', { day: '31', month: '2', year: '2024' }, '2024-02-29'],
  ])('%s', (_caseName, parts, expected) => {
    expect(birthdateOf(parts)).toBe(expected)
  })

  it('are inverse to each other', () => {
    expect(birthdateOf(datePartsOf('2014-03-09'))).toBe('2014-03-09')
    expect(birthdateOf(datePartsOf(null))).toBeNull()
  })
})

describe('the choices of a birth', () => {
  it('are the year alone where only it is known', () => {
    expect(partsOfBirth(null, 1985)).toEqual({ day: '', month: '', year: '1985' })
    expect(partsOfBirth('1985-03-12', null)).toEqual({ day: '12', month: '03', year: '1985' })
  })

  it('have the past years and a stored year, however old', () => {
    expect(yearsToChoose(2026, 2, [])).toEqual(['2026', '2025', '2024'])
    expect(yearsToChoose(2026, 2, ['1901', '2025', ''])).toEqual(['2026', '2025', '2024', '1901'])
  })

  it.each([
    ['nothing of a complete date', { day: '12', month: '3', year: '1985' }, true, undefined],
    ['nothing of an empty one', { day: '', month: '', year: '' }, true, undefined],
    [
      'that the year is kept',
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
      'that a month is not kept',
      { day: '', month: '3', year: '' },
      true,
      'Date incomplète : elle ne sera pas enregistrée.',
    ],
    [
      'that no year is kept of an animal',
      { day: '', month: '', year: '1985' },
      false,
      'Date incomplète : elle ne sera pas enregistrée.',
    ],
  ])('say %s', (_caseName, parts, keepsYear, text) => {
    expect(incompleteText(parts, keepsYear)).toBe(text)
  })
})
