import { describe, expect, it } from '@jest/globals'
import { inGroups, isAppCode, passwordAndCodeProblems, plainCode } from './secondFactor.ts'

describe('a code of the second factor', () => {
  it.each([
    ['123456', '123456', true],
    [' 123 456 ', '123456', true],
    ['12345', '12345', false],
    ['ABCD-efgh-2345-67AB', 'abcdefgh234567ab', false],
  ])('%s is compared as %s', (typed, plain, isOfApp) => {
    expect(plainCode(typed)).toBe(plain)
    expect(isAppCode(typed)).toBe(isOfApp)
  })

  it('is shown in groups of four', () => {
    expect(inGroups('abcdefgh234567ab', '-')).toBe('abcd-efgh-2345-67ab')
    expect(inGroups('', '-')).toBe('')
  })

  it('is required, and so is the password', () => {
    expect(passwordAndCodeProblems({ password: '', code: ' ' }).map(({ field }) => field)).toEqual(['password', 'code'])
    expect(passwordAndCodeProblems({ password: 'x', code: '123456' })).toEqual([])
  })
})
