import { describe, expect, it } from '@jest/globals'
import type { VatProfile } from '../vat/vatRights.ts'
import { billDefaults } from './billDefaults.ts'
import { emptyLine } from './lines/detailedLine.ts'

const mention = 'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)'
const profileAt = (zipCode: string): VatProfile => ({
  taxes: true,
  taxesAmount: 20,
  vatExemption: 'FRANCHISE',
  tvaNumber: '',
  firm: { address: { zipCode } },
})

describe('the defaults of a new invoice', () => {
  const profile = profileAt('69003')

  it.each([
    ['the VAT rate of the profile', true, 5.5, { withTaxes: true, taxes: 5.5, vatReason: null, taxesComment: '' }],
    [
      'the standard VAT rate, switched off, for a profile without VAT',
      false,
      5.5,
      { withTaxes: false, taxes: 20, vatReason: 'FRANCHISE', taxesComment: mention },
    ],
  ])('contain %s, and the default terms', (_caseName, taxes, taxesAmount, expected) => {
    expect(billDefaults({ ...profile, taxes, taxesAmount }, '2026-11-23')).toEqual({
      ...expected,
      selectedTermOfPayment: 'DAYS_30',
      selectedPaymentChoice: 'TRANSFER',
      selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
    })
  })

  it.each([
    ['97400', { taxes: false }, { withTaxes: false, taxes: 8.5 }],
    ['97400', { taxesAmount: 8.5 }, { withTaxes: true, taxes: 8.5 }],
    [
      '97300',
      {},
      { withTaxes: false, taxes: 0, vatReason: 'GUYANE_MAYOTTE', taxesComment: 'TVA non applicable, art. 294 du CGI' },
    ],
  ])('follow the postal code %s of a profile with %j', (zipCode, change, expected) => {
    expect(billDefaults({ ...profileAt(zipCode), ...change }, '2026-11-23')).toMatchObject(expected)
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
