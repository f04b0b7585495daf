import { describe, expect, it } from '@jest/globals'
import { consentText, consentTextVersion, needsGuardian, paperConsentProblems } from './healthConsent.ts'

describe('needsGuardian', () => {
  it.each([
    ['on the day before the 15th birthday', '2011-11-23', true],
    ['on the 15th birthday', '2011-11-22', false],
    ['without a date of birth', null, false],
  ])('%s (born on %s), is %s', (_caseName, birthdate, expected) => {
    expect(needsGuardian(birthdate, '2026-11-22')).toBe(expected)
  })
})

describe('consentText', () => {
  it('returns a text for every version, and undefined for unknown versions', () => {
    for (let version = 1; version <= consentTextVersion; version++) {
      expect(consentText(version, 'SELF')).toMatch(/santé.*retirer/)
      expect(consentText(version, 'GUARDIAN')).toMatch(/responsable légal.*santé.*retirer/)
    }
    expect(consentText(0, 'SELF')).toBeUndefined()
    expect(consentText(consentTextVersion + 1, 'SELF')).toBeUndefined()
  })
})

describe('paperConsentProblems, for a consent on paper', () => {
  it.each([
    ['without the name of its giver', { giverName: ' ', givenOn: '2026-11-20' }, ['giverName']],
    ['without a day', { giverName: 'Léa Martin', givenOn: null }, ['givenOn']],
    ['given tomorrow', { giverName: 'Léa Martin', givenOn: '2026-11-23' }, ['givenOn']],
    ['given today', { giverName: 'Léa Martin', givenOn: '2026-11-22' }, []],
  ])('checks a consent %s: %j has the invalid fields %j', (_caseName, draft, fields) => {
    expect(paperConsentProblems(draft, '2026-11-22').map(({ field }) => field)).toEqual(fields)
  })
})
