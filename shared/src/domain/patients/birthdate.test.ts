import { describe, expect, it } from '@jest/globals'
import { birthdateOf, datePartsOf } from './birthdate.ts'

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
