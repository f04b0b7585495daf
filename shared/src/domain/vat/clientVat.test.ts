import { describe, expect, it } from '@jest/globals'
import type { VatReason } from '../../contracts/vatReason.ts'
import { reasonOfClient, type VatClient } from './clientVat.ts'
import {
  allowedVatReasons,
  chargesVat,
  defaultVatReason,
  documentVatProblems,
  sentenceAgainstVat,
  type VatProfile,
} from './vatRights.ts'
import { vatTermsFor } from './vatTermsFor.ts'

const taxed: VatProfile = {
  taxes: true,
  taxesAmount: 20,
  vatExemption: 'FRANCHISE',
  tvaNumber: 'FR44732829320',
  firm: { address: { zipCode: '69003' } },
}
const franchise: VatProfile = { ...taxed, taxes: false, tvaNumber: '' }
const care: VatProfile = { ...taxed, taxes: false, vatExemption: 'EXONERE_SANTE' }
const firm = (country: string, vatNumber = '', zipCode = '1000'): VatClient => ({
  isFirm: true,
  country,
  vatNumber,
  zipCode,
})
const belgianFirm = firm('BE', 'BE0202239951')
const swissFirm = firm('CH')
const fields = { rate: 'taxes', reason: 'vatReason' }

describe('the VAT of a client', () => {
  it.each<[string, VatReason | null, VatClient]>([
    ['a firm of the EU with a VAT number', 'REVERSE_CHARGE', belgianFirm],
    ['a firm of Greece, whose numbers begin with EL', 'REVERSE_CHARGE', firm('GR', 'EL094259216')],
    ['a firm of the EU without a VAT number', null, firm('BE')],
    ['a firm of the EU with a French VAT number', null, firm('BE', 'FR44732829320')],
    ['a firm of Switzerland', 'EXPORT', swissFirm],
    ['a firm of the United Kingdom', 'EXPORT', firm('GB', '', 'SW1A 1AA')],
    ['a firm of Northern Ireland', 'EXPORT', firm('GB', 'XI123456789')],
    ['an individual in the EU', null, { isFirm: false, country: 'BE', zipCode: '1000' }],
    ['an individual outside the EU', null, { isFirm: false, country: 'CH', zipCode: '1201' }],
    ['a firm of Monaco', null, firm('', '', '98000')],
    ['a firm of New Caledonia', 'EXPORT', firm('', '', '98800')],
    ['a firm of French Polynesia', 'EXPORT', firm('FR', '', '98714')],
    ['an individual in New Caledonia', null, { isFirm: false, zipCode: '98800' }],
    ['a firm of La Réunion', null, firm('', '', '97400')],
    ['a firm of France', null, firm('FR', 'FR44732829320', '69003')],
  ])('that is %s has the reason %s against French VAT', (_caseName, expected, client) => {
    expect(reasonOfClient(client, '69003')).toBe(expected)
    expect(chargesVat(taxed, client)).toBe(expected === null)
    expect(allowedVatReasons(taxed, client)).toEqual([expected ?? 'EXONERE_SANTE'])
    expect(defaultVatReason(taxed, client)).toBe(expected)
  })

  it.each(['97300', '98800', '97150'])(
    'does not matter to a practice outside the territory of VAT, in %s',
    (zipCode) => {
      expect(reasonOfClient(belgianFirm, zipCode)).toBeNull()
    },
  )

  it('comes after the reason of a practice without VAT, which may state it instead', () => {
    expect(allowedVatReasons(franchise, swissFirm)).toEqual(['FRANCHISE', 'EXONERE_SANTE', 'EXPORT'])
    expect(defaultVatReason(care, belgianFirm)).toBe('EXONERE_SANTE')
    expect(allowedVatReasons(care, firm('BE'))).toEqual(['EXONERE_SANTE', 'FRANCHISE'])
    expect(sentenceAgainstVat(franchise, belgianFirm)).toMatch(/293 B/)
    expect(sentenceAgainstVat(taxed, belgianFirm)).toMatch(/autoliquidation/)
  })
})

type RefusedVatCase = [
  caseName: string,
  profile: VatProfile,
  client: VatClient,
  rate: number,
  vatReason: VatReason | null,
  field: string,
  message: RegExp,
]

describe('a document for a firm abroad', () => {
  it.each<RefusedVatCase>([
    ['VAT, with a VAT number of the EU', taxed, belgianFirm, 20, null, 'taxes', /autoliquidation/],
    ['VAT, outside the EU', taxed, swissFirm, 20, null, 'taxes', /259-1/],
    ['VAT of a practice exempt as care', care, swissFirm, 20, null, 'taxes', /259-1/],
    ['another reason', taxed, belgianFirm, 0, 'EXONERE_SANTE', 'vatReason', /le motif est : .*autoliquidation/],
    ['the reason of another country', taxed, swissFirm, 0, 'REVERSE_CHARGE', 'vatReason', /vérifiez le pays/],
    ['reverse charge without a number', taxed, firm('BE'), 0, 'REVERSE_CHARGE', 'vatReason', /vérifiez le pays/],
    [
      'reverse charge of a practice without a VAT number',
      franchise,
      belgianFirm,
      0,
      'REVERSE_CHARGE',
      'taxes',
      /porte votre numéro de TVA/,
    ],
  ])('may not have %s', (_caseName, profile, client, rate, vatReason, field, message) => {
    const document = { rates: [rate], net: 100_00, vatReason, comment: '', client }
    expect(documentVatProblems(fields, document, profile)).toMatchObject([
      { field, message: expect.stringMatching(message) },
    ])
  })

  it.each<[caseName: string, profile: VatProfile, client: VatClient, rate: number, vatReason: VatReason | null]>([
    ['no VAT without a stated reason', taxed, belgianFirm, 0, null],
    ['the reason of its country', taxed, swissFirm, 0, 'EXPORT'],
    ["the practice's own reason", franchise, belgianFirm, 0, 'FRANCHISE'],
    ['French VAT without a VAT number', taxed, firm('BE'), 20, null],
  ])('may have %s', (_caseName, profile, client, rate, vatReason) => {
    const document = { rates: [rate], net: 100_00, vatReason, comment: '', client }
    expect(documentVatProblems(fields, document, profile)).toEqual([])
  })
})

describe('the terms of a month of invoices', () => {
  const terms = { withTaxes: true, taxesComment: 'Texte', vatReason: null }

  it.each<[caseName: string, profile: VatProfile, client: VatClient, expected: object]>([
    ['a firm abroad', taxed, swissFirm, { withTaxes: false, vatReason: 'EXPORT', taxesComment: '' }],
    ['a firm of France', taxed, firm('FR', '', '69003'), terms],
    ['an individual abroad', taxed, { isFirm: false, country: 'CH', zipCode: '1201' }, terms],
  ])('for %s have the VAT of that client', (_caseName, profile, client, expected) => {
    expect(vatTermsFor(terms, client, profile)).toEqual(expected)
  })

  it('keep the reason of a practice without VAT', () => {
    const withoutVat = { withTaxes: false, taxesComment: '', vatReason: 'FRANCHISE' as const }
    expect(vatTermsFor(withoutVat, swissFirm, franchise)).toBe(withoutVat)
  })
})
