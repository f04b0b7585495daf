import { describe, expect, it } from '@jest/globals'
import { clientVatNumberProblems, isVatNumber, vatNumberOf } from './vatNumber.ts'

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
    ['with letters in the check characters, which cannot be verified', 'FRA4732829320', '732829320', true],
    ['without a SIREN to compare', 'FR44732829320', '', true],
    ['with wrong check digits', 'FR45732829320', '732829320', false],
    ['of another firm', 'FR83404833048', '732829320', false],
    ['of another country', 'BE0411905847', '732829320', false],
    ['without the country code', '44732829320', '732829320', false],
  ])('%s is checked: isVatNumber(%j, %j) is %s', (_caseName, text, siren, expected) => {
    expect(isVatNumber(text, siren)).toBe(expected)
  })
})

describe("a client's VAT number", () => {
  it.each([
    ['', ''],
    ['FR44732829320', '732829320'],
    ['fr 44 732 829 320', ''],
    ['BE0123456789', ''],
    ['DE123456789', '732829320'],
    ['NL123456789B01', ''],
  ])('« %s » is accepted together with the SIREN « %s »', (text, siren) => {
    expect(clientVatNumberProblems('firm.vatNumber', text, siren)).toEqual([])
  })

  it.each([
    ['FR45732829320', ''],
    ['FR44732829320', '552100554'],
    ['BE123', ''],
    ['US123456789', ''],
    ['732829320', ''],
  ])('« %s » is refused together with the SIREN « %s »', (text, siren) => {
    expect(clientVatNumberProblems('firm.vatNumber', text, siren)).toMatchObject([
      { field: 'firm.vatNumber', kind: 'invalid' },
    ])
  })
})
