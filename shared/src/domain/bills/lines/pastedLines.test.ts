import { describe, expect, it } from '@jest/globals'
import { pastedLines } from './pastedLines.ts'

const line = {
  description: 'Séance au jardin',
  quantity: 1,
  priceWithoutTaxes: 60,
  taxesAmount: 20,
  discount: null,
  discountType: 'PERCENT',
  serviceDate: null,
}

describe('lines pasted from a spreadsheet', () => {
  it.each([
    ['description, quantity, price', 'Séance au jardin\t2\t60', { quantity: 2 }],
    ['description and price alone', 'Séance au jardin\t45,50 €', { priceWithoutTaxes: 45.5 }],
    ['French figures', 'Séance au jardin\t1,5\t1\u202f234,50 €', { quantity: 1.5, priceWithoutTaxes: 1234.5 }],
    ['numbers with points', 'Séance au jardin\t1\t1.234,50', { priceWithoutTaxes: 1234.5 }],
    ['English figures', 'Séance au jardin\t1\t1234.50', { priceWithoutTaxes: 1234.5 }],
    ['a rate of VAT', 'Séance au jardin\t1\t60\t5,5 %', { taxesAmount: 5.5 }],
    ['a rate as a fraction', 'Séance au jardin\t1\t60\t10%', { taxesAmount: 10 }],
    ['a discount in percent', 'Séance au jardin\t1\t60\t20\t15 %', { discount: 15 }],
    ['a discount in euros', 'Séance au jardin\t1\t60\t20\t5,00 €', { discount: 5, discountType: 'EURO' }],
    ['a day first', '12/11/2026\tSéance au jardin\t1\t60', { serviceDate: '2026-11-12' }],
    ['a description in quotes', '"Séance\nau jardin"\t1\t60', {}],
    ['quotes in a description', '"Séance ""au"" jardin"\t1\t60', { description: 'Séance "au" jardin' }],
    ['what is no figure is left empty', 'Séance au jardin\t1\tgratuit', { priceWithoutTaxes: null }],
    ['a price of 0', 'Séance au jardin\t1\t0', { priceWithoutTaxes: 0 }],
    ['a text in a single row is left empty', 'Séance au jardin\tgratuit', { priceWithoutTaxes: null }],
    ['a negative price is none', 'Séance au jardin\t1\t-60', { priceWithoutTaxes: null }],
  ])('are read with %s', (_, text, change) => {
    expect(pastedLines(text, 20)).toEqual([{ ...line, ...change }])
  })

  it('are one per row, without the header and empty rows', () => {
    const text = 'Désignation\tQté\tPrix\r\nSéance\t1\t60\r\n\t\t\r\nBilan\t1\t90\r\n'
    expect(pastedLines(text, 20)?.map(({ description }) => description)).toEqual(['Séance', 'Bilan'])
  })

  it.each([
    ['a description alone', 'Séance\t\nBilan\t1\t90'],
    ['a figure beside a text', 'Séance\tgratuit\t60\nBilan\t1\t90'],
    ['figures', 'Séance\t1\t60\nBilan\t1\t90'],
    ['a day', 'Séance\t12/11/2026\nBilan\t1\t90'],
  ])('keep a first row with %s, which is no header', (_what, text) => {
    expect(pastedLines(text, 20)?.map(({ description }) => description)).toEqual(['Séance', 'Bilan'])
  })

  it.each([['one word'], ['one word\n'], ['1 234,50 €'], ['']])(
    'are none in %j, which is pasted into its field',
    (text) => {
      expect(pastedLines(text, 20)).toBeUndefined()
    },
  )

  it('are descriptions if there is a single column', () => {
    expect(pastedLines('Séance\nBilan', 0)).toEqual([
      { ...line, description: 'Séance', priceWithoutTaxes: null, taxesAmount: 0 },
      { ...line, description: 'Bilan', priceWithoutTaxes: null, taxesAmount: 0 },
    ])
  })
})
