import { describe, expect, it } from '@jest/globals'
import { isVatNumber, vatNumberOf } from './vatNumber.ts'

describe('a VAT number', () => {
  it.each([
    ['732829320', 'FR44732829320'],
    ['404833048', 'FR83404833048'],
    ['552 100 554', 'FR96552100554'],
  ])('of the SIREN %s is %s', (siren, number) => {
    expect(vatNumberOf(siren)).toBe(number)
    expect(isVatNumber(number, siren)).toBe(true)
  })

  it.each([
    ['with spaces, in lower case', 'fr 44 732 829 320', '732829320', true],
    ['with an old key that contains letters', 'FRA4732829320', '732829320', true],
    ['without a SIREN to compare', 'FR44732829320', '', true],
    ['with a wrong key', 'FR45732829320', '732829320', false],
    ['of another firm', 'FR83404833048', '732829320', false],
    ['of another country', 'BE0411905847', '732829320', false],
    ['without the country code', '44732829320', '732829320', false],
  ])('%s is checked', (_caseName, text, siren, expected) => {
    expect(isVatNumber(text, siren)).toBe(expected)
  })
})
