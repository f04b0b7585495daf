import { describe, expect, it } from '@jest/globals'
import { billDefaults } from './billDefaults.ts'
import { emptyLine } from './lines/detailedLine.ts'

describe('a new invoice', () => {
  it.each([
    ['the VAT of the profile', true, 5.5, { withTaxes: true, taxes: 5.5 }],
    ['the standard rate, which a profile without VAT may switch on', false, 5.5, { withTaxes: false, taxes: 20 }],
  ])('proposes %s, with the first choices', (_what, taxes, taxesAmount, expected) => {
    expect(billDefaults({ taxes, taxesAmount, vatExemption: 'FRANCHISE' }, '2026-11-23')).toEqual({
      ...expected,
      taxesComment: 'TVA non applicable, art. 293 B du CGI',
      selectedTermOfPayment: 'DAYS_30',
      selectedPaymentChoice: 'TRANSFER',
      selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
    })
  })

  it('has empty lines of one unit, at its rate', () => {
    expect(emptyLine(5.5)).toEqual({
      description: '',
      quantity: 1,
      priceWithoutTaxes: null,
      taxesAmount: 5.5,
      discount: null,
      discountType: 'PERCENT',
      serviceDate: null,
    })
  })
})
