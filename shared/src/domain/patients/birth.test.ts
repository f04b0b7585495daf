import { describe, expect, it } from '@jest/globals'
import { ageOn } from '../calendar/age.ts'
import { parseBirth, birthText, canBeSameBirth, birthdateForAge, formatBirth } from './birth.ts'
import { needsGuardian } from './healthConsent.ts'

describe('a birth', () => {
  it.each([
    ['a day', { birthdate: '1985-03-12', birthYear: null }, '1985-03-12', '12/03/1985', '1985-03-12'],
    [
      'a day before the years that the form offers',
      { birthdate: '1901-03-12', birthYear: null },
      '1901-03-12',
      '12/03/1901',
      '1901-03-12',
    ],
    ['a year alone', { birthdate: null, birthYear: 1985 }, '1985', '1985', '1985-12-31'],
    ['unknown', { birthdate: null, birthYear: null }, '', '', null],
  ])(
    'that is %s is converted to a text and back, formatted, and used for the age',
    (_caseName, birth, text, formatted, dateForAge) => {
      expect(birthText(birth)).toBe(text)
      expect(parseBirth(text)).toEqual(birth)
      expect(formatBirth(text)).toBe(formatted)
      expect(birthdateForAge(birth)).toBe(dateForAge)
    },
  )

  it.each([
    ['1985', '1985-03-12', true],
    ['1985-03-12', '1985', true],
    ['1985-03-12', '', true],
    ['1985', '1986', false],
    ['1985', '1986-03-12', false],
    ['1985-03-12', '1985-03-13', false],
  ])('as %j can be the same as %j: %s', (first, second, expected) => {
    expect(canBeSameBirth(first, second)).toBe(expected)
  })

  it('with a year alone counts as 31 December, so that a child of 14 still needs a guardian', () => {
    const counted = birthdateForAge({ birthdate: null, birthYear: 2011 }) ?? ''
    expect([ageOn(counted, '2026-12-30'), ageOn(counted, '2026-12-31')]).toEqual([14, 15])
    expect([needsGuardian(counted, '2026-12-30'), needsGuardian(counted, '2026-12-31')]).toEqual([true, false])
  })
})
