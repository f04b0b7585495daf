import { describe, expect, it } from '@jest/globals'
import { cardBrandOf, cardProblems, parseExpiry, maskCardNumber, formatExpiry } from './paymentCard.ts'

const visa = { cardNumber: '4242 4242 4242 4242', expirationDate: '12/28', cvc: '123' }
const today = '2026-11-23'
const fieldsOf = (change: Partial<typeof visa>) => cardProblems({ ...visa, ...change }, today).map(({ field }) => field)

describe('a payment card', () => {
  it.each<[string, Partial<typeof visa>, string[]]>([
    ['with spaces in its number', {}, []],
    ['with hyphens in its number', { cardNumber: '4242-4242-4242-4242' }, []],
    ['of American Express with a security code of four digits', { cardNumber: '378282246310005', cvc: '1234' }, []],
    ['of American Express with a security code of three digits', { cardNumber: '378282246310005' }, ['cvc']],
    ['with a wrong check digit', { cardNumber: '4242424242424241' }, ['cardNumber']],
    ['with too few digits', { cardNumber: '42' }, ['cardNumber']],
    ['with a letter in its number', { cardNumber: '4242 4242 4242 424a' }, ['cardNumber']],
    ['of zeros only', { cardNumber: '0000 0000 0000 0000' }, ['cardNumber']],
    ['whose number begins with 8, unlike payment cards', { cardNumber: '8888888888888888' }, ['cardNumber']],
    ['in its month of expiry', { expirationDate: '11/26' }, []],
    ['one month after its expiry', { expirationDate: '10/26' }, ['expirationDate']],
    ['20 years before its expiry', { expirationDate: '12/46' }, []],
    ['21 years before its expiry', { expirationDate: '01/47' }, ['expirationDate']],
    ['that expires in 2099', { expirationDate: '12/99' }, ['expirationDate']],
    ['with a year of four digits', { expirationDate: '1/2027' }, []],
    ['with month 13', { expirationDate: '13/28' }, ['expirationDate']],
    ['with a year only', { expirationDate: '2028' }, ['expirationDate']],
    ['with month 0', { expirationDate: '0/28' }, ['expirationDate']],
    ['with a year of three digits', { expirationDate: '12/028' }, ['expirationDate']],
    ['with words before its month', { expirationDate: 'le 12/28' }, ['expirationDate']],
    ['with words after its year', { expirationDate: '12/28 ou 29' }, ['expirationDate']],
    ['with spaces in its month of expiry', { expirationDate: ' 12 / 28 ' }, []],
    ['with the minimum number of digits', { cardNumber: '4222222222222' }, []],
    ['with one digit fewer than the minimum', { cardNumber: '422222222222' }, ['cardNumber']],
    ['with one digit more than the maximum', { cardNumber: '42222222222222222228' }, ['cardNumber']],
    ['with spaces around its security code', { cvc: ' 123 ' }, []],
    ['with a long security code', { cvc: '1234' }, ['cvc']],
    ['with a short security code', { cvc: '12' }, ['cvc']],
    [
      'without any field filled in',
      { cardNumber: '', expirationDate: '', cvc: '' },
      ['cardNumber', 'expirationDate', 'cvc'],
    ],
  ])('%s is checked field by field', (_caseName, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })

  it.each<[Partial<typeof visa>, string]>([
    [{ cardNumber: ' - ' }, 'Numéro de carte obligatoire'],
    [{ cardNumber: '42' }, 'Numéro de carte incorrect'],
    [{ expirationDate: ' ' }, "Date d'expiration obligatoire"],
    [{ expirationDate: '2028' }, "Date d'expiration incorrecte : MM/AA"],
    [{ expirationDate: '12/99' }, "Date d'expiration incorrecte : elle est trop lointaine"],
    [{ expirationDate: '10/26' }, 'Cette carte est expirée'],
    [{ cvc: ' ' }, 'Cryptogramme obligatoire'],
    [{ cvc: '12' }, 'Cryptogramme incorrect : 3 chiffres'],
    [{ cardNumber: '378282246310005' }, 'Cryptogramme incorrect : 4 chiffres'],
  ])('with %j is refused with the message « %s »', (change, message) => {
    expect(cardProblems({ ...visa, ...change }, today).map((problem) => problem.message)).toEqual([message])
  })

  it.each([
    ['4242424242424242', 'Visa'],
    ['5099000000000000', 'Carte'],
    ['5100000000000000', 'Mastercard'],
    ['5599000000000000', 'Mastercard'],
    ['5600000000000000', 'Carte'],
    ['2220000000000000', 'Carte'],
    ['2221000000000000', 'Mastercard'],
    ['2720000000000000', 'Mastercard'],
    ['2721000000000000', 'Carte'],
    ['6340000000000000', 'Carte'],
    ['5555555555554444', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Carte'],
  ])('with the number %s is a %s', (digits, brand) => {
    expect(cardBrandOf(digits)).toBe(brand)
  })

  it('is displayed with its last four digits and its month of expiry', () => {
    expect(maskCardNumber('4242')).toBe('•••• •••• •••• 4242')
    expect(parseExpiry(' 3/28 ')).toEqual({ month: 3, year: 2028 })
    expect(formatExpiry(3, 2028)).toBe('03/28')
    expect(formatExpiry(12, 2105)).toBe('12/05')
  })
})
