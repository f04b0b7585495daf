import { describe, expect, it } from '@jest/globals'
import {
  bankProblems,
  formatIban,
  formatRib,
  isRib,
  isSameAccount,
  noBankDetails,
  normalizeBankDetails,
} from './bankDetails.ts'

const iban = 'FR7630006000011234567890189'
const rib = '30006000011234567890189'
const fieldsOf = (change: Partial<typeof noBankDetails>) =>
  bankProblems({ ...noBankDetails, ...change }).map(({ field }) => field)

describe('bank details', () => {
  it.each([
    ['no field filled in', {}, []],
    ['an IBAN with spaces', { iban: 'FR76 3000 6000 0112 3456 7890 189' }, []],
    ['an IBAN in lower case with hyphens', { iban: 'fr76-3000-6000-0112-3456-7890-189' }, []],
    ['an IBAN from abroad', { iban: 'BE71 0961 2345 6769' }, []],
    ['an IBAN with a changed digit', { iban: 'FR7630006000011234567890188' }, ['iban']],
    ['an IBAN with a missing digit', { iban: 'FR763000600001123456789018' }, ['iban']],
    ['a text that is not an IBAN', { iban: 'à demander' }, ['iban']],
    ['a BIC of 8 or 11 characters', { bic: 'AGRIFRPP' }, []],
    ['a BIC of another length', { bic: 'AGRIFRP' }, ['bic']],
    ['an IBAN and a RIB of the same account', { iban, rib }, []],
    ['a RIB of another account', { iban, rib: '20041010050500013M02606' }, ['rib']],
    ['a RIB and an IBAN from abroad', { iban: 'BE71 0961 2345 6769', rib }, []],
    ['a RIB and a wrong IBAN', { iban: 'FR00', rib }, ['iban']],
    ['a RIB with a changed digit', { rib: '30006000011234567890188' }, ['rib']],
  ])('are checked field by field: %s', (_caseName, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })

  it.each([
    [{ rib: '1' }, "Le RIB n'est pas valable : 23 caractères, dont les deux derniers sont une clé"],
    [{ iban: '1' }, "L'IBAN n'est pas valable : l'un de ses caractères est faux ou manque"],
    [{ bic: '1' }, "Le BIC n'est pas valable : 8 ou 11 caractères"],
    [{ iban, rib: '20041010050500013M02606' }, "Le RIB et l'IBAN sont ceux de deux comptes"],
  ])('with %j are refused with the message « %s »', (change, message) => {
    expect(bankProblems({ ...noBankDetails, ...change }).map((problem) => problem.message)).toEqual([message])
  })

  it('are normalised for storage, in capitals and without spaces in the numbers', () => {
    const typed = { bankName: ' Crédit agricole ', rib: formatRib(rib), iban: formatIban(iban), bic: 'agri frpp' }
    expect(normalizeBankDetails(typed)).toEqual({ bankName: 'Crédit agricole', rib, iban, bic: 'AGRIFRPP' })
  })

  it('are formatted in groups of characters, and unchanged if invalid', () => {
    expect(formatIban('fr7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189')
    expect(formatIban(' FR00 ')).toBe('FR00')
    expect(formatRib(rib)).toBe('30006 00001 12345678901 89')
    expect(formatRib(' 3000 ')).toBe('3000')
  })

  it('are recognised as the same account in any notation', () => {
    expect(
      isSameAccount({ ...noBankDetails, iban }, { ...noBankDetails, iban: 'fr76 3000 6000 0112 3456 7890 189' }),
    ).toBe(true)
    expect(isSameAccount({ ...noBankDetails, iban }, noBankDetails)).toBe(false)
  })
})

describe('isRib', () => {
  it('converts letters of the account number to digits for the check digits', () => {
    expect(isRib('20041 01005 0500013M026 06')).toBe(true)
    expect(isRib('20041 01005 0500013N026 06')).toBe(false)
  })

  it.each(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, index) => [letter, '12345678912345678923456789'[index]]))(
    'counts the letter %s as the digit %s',
    (letter, digit) => {
      const checked = 89 * 20041 + 15 * 1005 + 3 * Number(`0500013${digit}026`)
      const key = String(97 - (checked % 97)).padStart(2, '0')
      expect(isRib(`20041010050500013${letter}026${key}`)).toBe(true)
    },
  )

  it.each(['', '0', '0'.repeat(22), '0'.repeat(24)])('is false for %j, which does not have 23 characters', (text) => {
    expect(isRib(text)).toBe(false)
  })
})
