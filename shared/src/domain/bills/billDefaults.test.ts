import { describe, expect, it } from '@jest/globals'
import { billDefaults } from './billDefaults.ts'
import { emptyLine } from './lines/detailedLine.ts'

describe('the defaults of a new invoice', () => {
  it.each([
    ['the VAT rate of the profile', true, 5.5, { withTaxes: true, taxes: 5.5 }],
    ['the standard VAT rate, switched off, for a profile without VAT', false, 5.5, { withTaxes: false, taxes: 20 }],
  ])('contain %s, and the default terms', (_caseName, taxes, taxesAmount, expected) => {
    expect(billDefaults({ taxes, taxesAmount, vatExemption: 'FRANCHISE' }, '2026-11-23')).toEqual({
      ...expected,
      taxesComment: 'TVA non applicable, art. 293 B du CGI',
      selectedTermOfPayment: 'DAYS_30',
      selectedPaymentChoice: 'TRANSFER',
      selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
    })
  })

  it('contain lines of quantity 1 at the VAT rate, otherwise empty', () => {
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
