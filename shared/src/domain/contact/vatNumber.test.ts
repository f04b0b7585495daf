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
    ['with spaces, in small letters', 'fr 44 732 829 320', '732829320', true],
    ['with an old key of letters', 'FRA4732829320', '732829320', true],
    ['while the SIREN is not typed yet', 'FR44732829320', '', true],
    ['with a wrong key', 'FR45732829320', '732829320', false],
    ['of another firm', 'FR83404833048', '732829320', false],
    ['of another country', 'BE0411905847', '732829320', false],
    ['without its country', '44732829320', '732829320', false],
  ])('%s', (_what, text, siren, isOne) => {
    expect(isVatNumber(text, siren)).toBe(isOne)
  })
})
