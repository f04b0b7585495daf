import { describe, expect, it } from '@jest/globals'
import { formatInGroupsOfFour, isAppCode, passwordAndCodeProblems, normalizeCode } from './secondFactor.ts'

describe('a second-factor code', () => {
  it.each([
    ['123456', '123456', true],
    [' 123 456 ', '123456', true],
    ['12345', '12345', false],
    ['1234567', '1234567', false],
    ['a123456', 'a123456', false],
    ['123456a', '123456a', false],
    ['ABCD-efgh-2345-67AB', 'abcdefgh234567ab', false],
  ])('%j is normalised to %s; is an app code: %s', (typed, normalized, isFromApp) => {
    expect(normalizeCode(typed)).toBe(normalized)
    expect(isAppCode(typed)).toBe(isFromApp)
  })

  it('is formatted in groups of four', () => {
    expect(formatInGroupsOfFour('abcdefgh234567ab', '-')).toBe('abcd-efgh-2345-67ab')
    expect(formatInGroupsOfFour('', '-')).toBe('')
  })

  it('is required, together with the password', () => {
    expect(passwordAndCodeProblems({ password: '', code: ' ' })).toEqual([
      { field: 'password', kind: 'required', message: 'Mot de passe requis' },
      { field: 'code', kind: 'required', message: 'Code requis' },
    ])
    expect(passwordAndCodeProblems({ password: 'x', code: '123456' })).toEqual([])
  })
})
