import { describe, expect, it } from '@jest/globals'
import { ageOn } from '../calendar/age.ts'
import { birthOfText, birthText, canBeSameBirth, countedBirthdate, shownBirth } from './birth.ts'
import { needsGuardian } from './healthConsent.ts'

describe('a birth', () => {
  it.each([
    ['a day', { birthdate: '1985-03-12', birthYear: null }, '1985-03-12', '12/03/1985', '1985-03-12'],
    [
      'a day before the choices of the form',
      { birthdate: '1901-03-12', birthYear: null },
      '1901-03-12',
      '12/03/1901',
      '1901-03-12',
    ],
    ['a year alone', { birthdate: null, birthYear: 1985 }, '1985', '1985', '1985-12-31'],
    ['unknown', { birthdate: null, birthYear: null }, '', '', null],
  ])('that is %s is kept, shown and counted', (_caseName, birth, text, shown, counted) => {
    expect(birthText(birth)).toBe(text)
    expect(birthOfText(text)).toEqual(birth)
    expect(shownBirth(text)).toBe(shown)
    expect(countedBirthdate(birth)).toBe(counted)
  })

  it.each([
    ['1985', '1985-03-12', true],
    ['1985-03-12', '1985', true],
    ['1985-03-12', '', true],
    ['1985', '1986', false],
    ['1985', '1986-03-12', false],
    ['1985-03-12', '1985-03-13', false],
  ])('%j and %j can be the same: %s', (one, other, expected) => {
    expect(canBeSameBirth(one, other)).toBe(expected)
  })

  it('of a year alone counts as the youngest age, so that a child is not taken for 15', () => {
    const counted = countedBirthdate({ birthdate: null, birthYear: 2011 }) ?? ''
    expect([ageOn(counted, '2026-12-30'), ageOn(counted, '2026-12-31')]).toEqual([14, 15])
    expect([needsGuardian(counted, '2026-12-30'), needsGuardian(counted, '2026-12-31')]).toEqual([true, false])
  })
})
