import { describe, expect, it } from '@jest/globals'
import { birthdateOf, partsOf } from './birthdate.ts'

describe('a date of birth', () => {
  it.each([
    ['is padded to two digits', { day: '3', month: '9', year: '2014' }, '2014-09-03'],
    ['is null without its day', { day: '', month: '9', year: '2014' }, null],
    ['is null without its month', { day: '3', month: '', year: '2014' }, null],
    ['is null without its year', { day: '3', month: '9', year: '' }, null],
    ['ends with its month', { day: '31', month: '2', year: '2023' }, '2023-02-28'],
    ['respects leap years', { day: '31', month: '2', year: '2024' }, '2024-02-29'],
  ])('%s', (_sentence, parts, expected) => {
    expect(birthdateOf(parts)).toBe(expected)
  })

  it('survives a round trip', () => {
    expect(birthdateOf(partsOf('2014-03-09'))).toBe('2014-03-09')
    expect(birthdateOf(partsOf(null))).toBeNull()
  })
})
