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
const detailedDraft: BillDraft = {
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
const simplifiedDraft: BillDraft = { ...detailedDraft, simplifiedMode: true, simplifiedBillingContent: ['s'] }
const addLine = (change: Partial<DetailedLine>): BillDraft => ({
  ...detailedDraft,
  detailedBillingContent: [line, { ...line, ...change }],
})
const incompleteLineMessage = 'La description, le prix, la tva et la quantité sont obligatoires sur chaque ligne.'

describe('billProblems', () => {
  it.each<[string, BillDraft]>([
    ['of free lines', detailedDraft],
    ['of sessions', simplifiedDraft],
    ['of sessions, addressed to a payer', { ...simplifiedDraft, payerId: 'p' }],
    ['without VAT, with a line that has no rate', { ...addLine({ taxesAmount: null }), withTaxes: false }],
    ['of sessions without VAT', { ...simplifiedDraft, withTaxes: false, taxes: null }],
    ['with a discount of 100 % on a line', addLine({ discount: 100 })],
    ['with a discount of 10 % on a line of 0.50 €', addLine({ priceWithoutTaxes: 0.5, discount: 10 })],
    ['with two VAT rates and no global discount', addLine({ taxesAmount: 5.5 })],
    ['of 500 lines', { ...detailedDraft, detailedBillingContent: Array.from({ length: 500 }, () => line) }],
    ['of 500 sessions', { ...simplifiedDraft, simplifiedBillingContent: Array.from({ length: 500 }, () => 's') }],
    ['of sessions at a rate of 0 %', { ...simplifiedDraft, taxes: 0 }],
    ['of sessions in La Réunion', { ...simplifiedDraft, taxes: 8.5 }],
    ['with a line at a rate of Corsica', addLine({ taxesAmount: 0.9 })],
    ['whose number has spaces around it', { ...detailedDraft, billNumber: ' 2026-0001 ' }],
    ['with a discount in euros on a line', addLine({ discount: 120, discountType: 'EURO' })],
    ['with a global discount', { ...detailedDraft, discount: 10 }],
    ['with a global discount on sessions', { ...simplifiedDraft, discount: 10, discountType: 'EURO' }],
  ])('accepts an invoice %s', (_caseName, draft) => {
    expect(billProblems(draft)).toEqual([])
  })

  it.each<[caseName: string, draft: BillDraft, field: string, message: string]>([
    ['a patient', { ...detailedDraft, patientId: null }, 'patientId', 'Choisissez un patient'],
    [
      'sessions instead of free lines, if it is addressed to a payer',
      { ...detailedDraft, payerId: 'p' },
      'payerId',
      'Un payeur est facturé par séances : choisissez le mode simplifié',
    ],
    ['a therapist', { ...detailedDraft, therapistId: null }, 'therapistId', 'Choisissez un praticien'],
    [
      'a session',
      { ...simplifiedDraft, simplifiedBillingContent: [] },
      'simplifiedBillingContent',
      'Au moins une séance doit être sélectionnée.',
    ],
    ['a VAT rate of at most 100 %', { ...simplifiedDraft, taxes: 101 }, 'taxes', 'TVA : de 0 à 100 %'],
    ['a VAT rate', { ...simplifiedDraft, taxes: null }, 'taxes', 'TVA : de 0 à 100 %'],
    ['a VAT rate of at least 0 %', { ...simplifiedDraft, taxes: -1 }, 'taxes', 'TVA : de 0 à 100 %'],
    [
      'a legal VAT rate instead of 100 %',
      { ...simplifiedDraft, taxes: 100 },
      'taxes',
      "Ce taux de TVA n'existe pas en France",
    ],
    [
      'at most 500 sessions',
      { ...simplifiedDraft, simplifiedBillingContent: Array.from({ length: 501 }, () => 's') },
      'simplifiedBillingContent',
      'Une facture a 500 lignes au plus',
    ],
    [
      'a line before it checks the global discount',
      { ...detailedDraft, detailedBillingContent: [], discount: 10, discountType: 'EURO' },
      'detailedBillingContent',
      incompleteLineMessage,
    ],
    [
      'a legal VAT rate instead of 19.5 %',
      { ...simplifiedDraft, taxes: 19.5 },
      'taxes',
      "Ce taux de TVA n'existe pas en France",
    ],
    ['a line', { ...detailedDraft, detailedBillingContent: [] }, 'detailedBillingContent', incompleteLineMessage],
    ['a description on each line', addLine({ description: ' ' }), 'detailedBillingContent', incompleteLineMessage],
    ['a quantity above 0 on each line', addLine({ quantity: 0 }), 'detailedBillingContent', incompleteLineMessage],
    ['a price on each line', addLine({ priceWithoutTaxes: null }), 'detailedBillingContent', incompleteLineMessage],
    [
      'a discount of 100 % instead of a price of 0 €',
      addLine({ priceWithoutTaxes: 0 }),
      'detailedBillingContent.1.priceWithoutTaxes',
      'Un prix de 0 € est refusé : saisissez le prix, avec une remise de 100 %',
    ],
    ['a VAT rate on each line', addLine({ taxesAmount: null }), 'detailedBillingContent', incompleteLineMessage],
    [
      'at most 500 lines',
      { ...detailedDraft, detailedBillingContent: Array.from({ length: 501 }, () => line) },
      'detailedBillingContent',
      'Une facture a 500 lignes au plus',
    ],
    [
      'a legal VAT rate on each line',
      addLine({ taxesAmount: 6 }),
      'detailedBillingContent.1.taxesAmount',
      "Ce taux de TVA n'existe pas en France",
    ],
    [
      'a discount of at most 100 %',
      addLine({ discount: 101 }),
      'detailedBillingContent.1.discount',
      'Remise de 100 % au plus',
    ],
    [
      "a discount of at most the line's amount",
      addLine({ discount: 120.01, discountType: 'EURO' }),
      'detailedBillingContent.1.discount',
      'La remise dépasse le montant',
    ],
    [
      'a global discount of at most the sum of the lines',
      { ...detailedDraft, discount: 120.01, discountType: 'EURO' },
      'discount',
      'La remise dépasse le montant',
    ],
    [
      'a single VAT rate if there is a global discount',
      { ...addLine({ taxesAmount: 5.5 }), discount: 10 },
      'discount',
      'La remise globale demande un seul taux de TVA sur toutes les lignes',
    ],
    [
      'a number',
      { ...detailedDraft, billNumber: ' ' },
      'billNumber',
      'Numéro de facture : 35 caractères au plus, des lettres, des chiffres et + - _ /',
    ],
  ])('requires %s', (_caseName, draft, field, message) => {
    expect(billProblems(draft)).toEqual([expect.objectContaining({ field, message })])
  })

  it('requires no number for a draft', () => {
    expect(billProblems({ ...detailedDraft, billNumber: '' }, { isDraft: true })).toEqual([])
  })
})

describe('isBillable', () => {
  it.each([
    [0, false],
    [0.01, true],
    [60, true],
  ])('for a price of %d € is %s', (price, expected) => {
    expect(isBillable(price)).toBe(expected)
  })
})
