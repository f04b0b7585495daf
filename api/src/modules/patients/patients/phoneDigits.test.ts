import { describe, expect, it } from '@jest/globals'
import { phoneDigitsOf } from './phoneDigits.ts'

describe('the digits of a typed phone number', () => {
  it.each([
    ['06 12 34 56 78', '612345678'],
    ['0612345678', '612345678'],
    ['06.12.34', '61234'],
    ['06-12/34', '61234'],
    ['+33 6 12 34 56 78', '612345678'],
    ['+33 (0)6 12 34', '61234'],
    ['+33 06 12 34', '61234'],
    ['0033 6 12 34', '61234'],
    ['06\u00A012\u202F34', '61234'],
    ['+32 (0)475 12', '3247512'],
    ['5678', '5678'],
    ['3361', '3361'],
    ['061', undefined],
    ['Martin', undefined],
    ['Martin 0612', undefined],
    ['+', undefined],
    ['0000', undefined],
    ['+33 0', undefined],
  ])('« %s » is searched as %s', (typedText, digits) => {
    expect(phoneDigitsOf(typedText)).toBe(digits)
  })
})
