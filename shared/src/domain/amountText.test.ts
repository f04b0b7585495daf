import { describe, expect, it } from '@jest/globals'
import { ambiguousAmountSentence, isAmbiguousAmount, parseAmount } from './amountText.ts'

describe('a copied amount', () => {
  it.each([
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['1.234,56', 1234.56],
    ['1 234,56', 1234.56],
    ['1\u202F234,56', 1234.56],
    ['1,234.50', 1234.5],
    ['1,234,567.8', 1234567.8],
    ['1.234.567', 1234567],
    ["1'234.50", 1234.5],
    ['-5.00', -5],
    ['−12,30', -12.3],
    ['5,00-', -5],
    ['+7', 7],
    ['(12)', -12],
    ['12,5 €', 12.5],
    ['€ 12,5', 12.5],
    ['12,5 EUR', 12.5],
    ['12 euros', 12],
    ['20 %', 20],
    ['1234.5', 1234.5],
    ['1234.567', 1234.567],
    ['1 234,567', 1234.567],
    ['0.250', 0.25],
    ['0,250', 0.25],
    [',5', 0.5],
    ['5,', 5],
    ['1250', 1250],
    ['1.2500', 1.25],
    ['', null],
    ['douze', null],
    ['1,2,3', null],
    ['1.23.456', null],
    ['1.234,56.7', null],
    ['12,34.567,8', null],
    ['.', null],
    ['12 h', null],
    ['12 50', null],
    ['1 2345', null],
    ['12,50 13', null],
  ])('is read: %j as %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
    expect(isAmbiguousAmount(text)).toBe(false)
  })

  it.each(['1.250', '1,250', '-1.250', '12,500 €', '999.000'])(
    'is ambiguous and has no default reading: %s',
    (text) => {
      expect(parseAmount(text)).toBeNull()
      expect(isAmbiguousAmount(text)).toBe(true)
    },
  )

  it('may have three decimals after a comma if the field accepts four decimals', () => {
    expect(parseAmount('1,083', { decimals: 4 })).toBe(1.083)
    expect(isAmbiguousAmount('1.083', { decimals: 4 })).toBe(true)
  })

  it('is refused with a message that lists both readings if it is ambiguous', () => {
    expect(ambiguousAmountSentence(' 1.250 €')).toBe(
      '« 1.250 € » peut se lire 1,250 ou 1 250 : saisissez le nombre voulu.',
    )
  })
})
