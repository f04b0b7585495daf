import { describe, expect, it } from '@jest/globals'
import type { DetailedLine } from './lines/billLines.ts'
import { billProblems, isBillable, type BillDraft } from './billProblems.ts'

const line: DetailedLine = {
  description: 'Séance de médiation animale',
  quantity: 2,
  priceWithoutTaxes: 60,
  taxesAmount: 20,
  discount: null,
  discountType: 'PERCENT',
}
const detailed: BillDraft = {
  billNumber: '2026-0001',
  patientId: 'a',
  therapistId: 'b',
  withTaxes: true,
  taxes: 20,
  simplifiedMode: false,
  simplifiedBillingContent: [],
  detailedBillingContent: [line],
  discount: null,
  discountType: 'PERCENT',
}
const simplified: BillDraft = { ...detailed, simplifiedMode: true, simplifiedBillingContent: ['s'] }
const withLine = (change: Partial<DetailedLine>): BillDraft => ({
  ...detailed,
  detailedBillingContent: [line, { ...line, ...change }],
})
const lineMissing = 'La description, le prix, la tva et la quantité sont obligatoires sur chaque ligne.'

describe('an invoice', () => {
  it.each<[string, BillDraft]>([
    ['of free lines', detailed],
    ['of sessions', simplified],
    ['of sessions, for a payer of a part', { ...simplified, payerId: 'p' }],
    ['without VAT, whatever the rates of its lines', { ...withLine({ taxesAmount: null }), withTaxes: false }],
    ['of sessions without VAT', { ...simplified, withTaxes: false, taxes: null }],
    ['with a line that is given away', withLine({ discount: 100 })],
    ['with a discount in percent on a line below it in cents', withLine({ priceWithoutTaxes: 0.5, discount: 10 })],
    ['with two rates and no global discount', withLine({ taxesAmount: 5.5 })],
    ['of 500 lines', { ...detailed, detailedBillingContent: Array.from({ length: 500 }, () => line) }],
    ['of 500 sessions', { ...simplified, simplifiedBillingContent: Array.from({ length: 500 }, () => 's') }],
    ['of sessions at a rate of 0 %', { ...simplified, taxes: 0 }],
    ['whose number has spaces around it', { ...detailed, billNumber: ' 2026-0001 ' }],
    ['with a discount in euros on a line', withLine({ discount: 120, discountType: 'EURO' })],
    ['with a global discount', { ...detailed, discount: 10 }],
    ['with a global discount on sessions', { ...simplified, discount: 10, discountType: 'EURO' }],
  ])('%s can be issued', (_what, draft) => {
    expect(billProblems(draft)).toEqual([])
  })

  it.each<[string, BillDraft, string, string]>([
    ['a patient', { ...detailed, patientId: null }, 'patientId', 'Choisissez un patient'],
    [
      'sessions, for a payer of a part',
      { ...detailed, payerId: 'p' },
      'payerId',
      'Un payeur est facturé par séances : choisissez le mode simplifié',
    ],
    ['one therapist', { ...detailed, therapistId: null }, 'therapistId', 'Choisissez un praticien'],
    [
      'a session',
      { ...simplified, simplifiedBillingContent: [] },
      'simplifiedBillingContent',
      'Au moins une séance doit être sélectionnée.',
    ],
    ['a VAT of 100 % at most', { ...simplified, taxes: 101 }, 'taxes', 'TVA : de 0 à 100 %'],
    ['a VAT', { ...simplified, taxes: null }, 'taxes', 'TVA : de 0 à 100 %'],
    ['a VAT of 0 % at least', { ...simplified, taxes: -1 }, 'taxes', 'TVA : de 0 à 100 %'],
    [
      'a rate that exists, up to 100 %',
      { ...simplified, taxes: 100 },
      'taxes',
      'Taux de TVA inconnu en France : 20, 10, 5,5, 2,1 ou 0 %',
    ],
    [
      'at most 500 sessions',
      { ...simplified, simplifiedBillingContent: Array.from({ length: 501 }, () => 's') },
      'simplifiedBillingContent',
      'Une facture a 500 lignes au plus',
    ],
    [
      'a line, before a global discount is looked at',
      { ...detailed, detailedBillingContent: [], discount: 10, discountType: 'EURO' },
      'detailedBillingContent',
      lineMissing,
    ],
    [
      'a rate that exists',
      { ...simplified, taxes: 19.6 },
      'taxes',
      'Taux de TVA inconnu en France : 20, 10, 5,5, 2,1 ou 0 %',
    ],
    ['a line', { ...detailed, detailedBillingContent: [] }, 'detailedBillingContent', lineMissing],
    ['descriptions', withLine({ description: ' ' }), 'detailedBillingContent', lineMissing],
    ['quantities', withLine({ quantity: 0 }), 'detailedBillingContent', lineMissing],
    ['prices', withLine({ priceWithoutTaxes: null }), 'detailedBillingContent', lineMissing],
    ['VAT on each line', withLine({ taxesAmount: null }), 'detailedBillingContent', lineMissing],
    [
      'at most 500 lines',
      { ...detailed, detailedBillingContent: Array.from({ length: 501 }, () => line) },
      'detailedBillingContent',
      'Une facture a 500 lignes au plus',
    ],
    [
      'a rate that exists on each line',
      withLine({ taxesAmount: 7 }),
      'detailedBillingContent.1.taxesAmount',
      'Taux de TVA inconnu en France : 20, 10, 5,5, 2,1 ou 0 %',
    ],
    [
      'a discount of 100 % at most',
      withLine({ discount: 101 }),
      'detailedBillingContent.1.discount',
      'Remise de 100 % au plus',
    ],
    [
      'a discount within the line',
      withLine({ discount: 120.01, discountType: 'EURO' }),
      'detailedBillingContent.1.discount',
      'La remise dépasse le montant',
    ],
    [
      'a global discount within the lines',
      { ...detailed, discount: 120.01, discountType: 'EURO' },
      'discount',
      'La remise dépasse le montant',
    ],
    [
      'one rate for a global discount',
      { ...withLine({ taxesAmount: 5.5 }), discount: 10 },
      'discount',
      'La remise globale demande un seul taux de TVA sur toutes les lignes',
    ],
    [
      'a number',
      { ...detailed, billNumber: ' ' },
      'billNumber',
      'Numéro de facture : 35 caractères au plus, des lettres, des chiffres et + - _ /',
    ],
  ])('needs %s', (_what, draft, field, message) => {
    expect(billProblems(draft)).toEqual([expect.objectContaining({ field, message })])
  })

  it('needs no number while it is a draft', () => {
    expect(billProblems({ ...detailed, billNumber: '' }, { isDraft: true })).toEqual([])
  })
})

describe('a session', () => {
  it.each([
    [0, false],
    [0.01, true],
    [60, true],
  ])('at %d € can be billed: %s', (price, expected) => {
    expect(isBillable(price)).toBe(expected)
  })
})
