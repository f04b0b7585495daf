import { describe, expect, it } from '@jest/globals'
import { consentText, consentTextVersion, needsGuardian, paperConsentProblems } from './healthConsent.ts'

describe('who can consent', () => {
  it.each([
    ['the day before the 15th birthday', '2011-11-23', true],
    ['from the 15th birthday on', '2011-11-22', false],
    ['when the date of birth is not known', null, false],
  ])('%s: a guardian is needed: %s %s', (_sentence, birthdate, expected) => {
    expect(needsGuardian(birthdate, '2026-11-22')).toBe(expected)
  })
})

describe('the text of a consent', () => {
  it('is stored for every version, unchanged', () => {
    for (let version = 1; version <= consentTextVersion; version++) {
      expect(consentText(version, 'SELF')).toMatch(/santé.*retirer/)
      expect(consentText(version, 'GUARDIAN')).toMatch(/responsable légal.*santé.*retirer/)
    }
    expect(consentText(0, 'SELF')).toBeUndefined()
    expect(consentText(consentTextVersion + 1, 'SELF')).toBeUndefined()
  })
})

describe('a consent given on paper', () => {
  it.each([
    ['by nobody', { giverName: ' ', givenOn: '2026-11-20' }, ['giverName']],
    ['on no day', { giverName: 'Léa Martin', givenOn: null }, ['givenOn']],
    ['tomorrow', { giverName: 'Léa Martin', givenOn: '2026-11-23' }, ['givenOn']],
    ['today', { giverName: 'Léa Martin', givenOn: '2026-11-22' }, []],
  ])('%s is refused for %s %s', (_sentence, draft, fields) => {
    expect(paperConsentProblems(draft, '2026-11-22').map(({ field }) => field)).toEqual(fields)
  })
})
