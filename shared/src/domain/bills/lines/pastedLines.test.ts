import { describe, expect, it } from '@jest/globals'
import { parsePastedLines } from './pastedLines.ts'

const line = {
  description: 'Séance au jardin',
  quantity: 1,
  priceWithoutTaxes: 60,
  taxesAmount: 20,
  discount: null,
  discountType: 'PERCENT',
  serviceDate: null,
}

describe('parsePastedLines, for text copied from a spreadsheet', () => {
  it.each([
    ['description, quantity, price', 'Séance au jardin\t2\t60', { quantity: 2 }],
    ['description and price only', 'Séance au jardin\t45,50 €', { priceWithoutTaxes: 45.5 }],
    [
      'numbers in French format',
      'Séance au jardin\t1,5\t1\u202f234,50 €',
      { quantity: 1.5, priceWithoutTaxes: 1234.5 },
    ],
    ['a point as thousands separator', 'Séance au jardin\t1\t1.234,50', { priceWithoutTaxes: 1234.5 }],
    ['a point as decimal separator', 'Séance au jardin\t1\t1234.50', { priceWithoutTaxes: 1234.5 }],
    ['a VAT rate with a decimal', 'Séance au jardin\t1\t60\t5,5 %', { taxesAmount: 5.5 }],
    ['a VAT rate followed by a percent sign', 'Séance au jardin\t1\t60\t10%', { taxesAmount: 10 }],
    ['a discount in percent', 'Séance au jardin\t1\t60\t20\t15 %', { discount: 15 }],
    ['a discount in euros', 'Séance au jardin\t1\t60\t20\t5,00 €', { discount: 5, discountType: 'EURO' }],
    ['a date in the first column', '12/11/2026\tSéance au jardin\t1\t60', { serviceDate: '2026-11-12' }],
    ['a description in quotes', '"Séance\nau jardin"\t1\t60', {}],
    ['quotes in a description', '"Séance ""au"" jardin"\t1\t60', { description: 'Séance "au" jardin' }],
    ['a price that is not a number as empty', 'Séance au jardin\t1\tgratuit', { priceWithoutTaxes: null }],
    ['a price of 0', 'Séance au jardin\t1\t0', { priceWithoutTaxes: 0 }],
    [
      'a price that is not a number as empty, in a row without a quantity',
      'Séance au jardin\tgratuit',
      { priceWithoutTaxes: null },
    ],
    ['a negative price as empty', 'Séance au jardin\t1\t-60', { priceWithoutTaxes: null }],
  ])('parses %s', (_caseName, text, change) => {
    expect(parsePastedLines(text, 20)).toEqual({ lines: [{ ...line, ...change }], ambiguousAmounts: [] })
  })

  it('returns one line per row, without the header and empty rows', () => {
    const text = 'Désignation\tQté\tPrix\r\nSéance\t1\t60\r\n\t\t\r\nBilan\t1\t90\r\n'
    expect(parsePastedLines(text, 20)?.lines.map(({ description }) => description)).toEqual(['Séance', 'Bilan'])
  })

  it.each([
    ['a description only', 'Séance\t\nBilan\t1\t90'],
    ['a number and a text', 'Séance\tgratuit\t60\nBilan\t1\t90'],
    ['numbers', 'Séance\t1\t60\nBilan\t1\t90'],
    ['a date', 'Séance\t12/11/2026\nBilan\t1\t90'],
  ])('does not mistake a first row with %s for a header', (_caseName, text) => {
    expect(parsePastedLines(text, 20)?.lines.map(({ description }) => description)).toEqual(['Séance', 'Bilan'])
  })

  it('leaves ambiguous amounts empty and returns them; a quantity may have three decimals after a comma', () => {
    const pasted = parsePastedLines('Description\tQuantité\tPrix\nSéance\t1,083\t1.250\nBilan\t1.500\t12.50', 20)
    expect(pasted?.lines.map(({ quantity, priceWithoutTaxes }) => [quantity, priceWithoutTaxes])).toEqual([
      [1.083, null],
      [null, 12.5],
    ])
    expect(pasted?.ambiguousAmounts).toEqual(['1.250', '1.500'])
  })

  it.each([['one word'], ['one word\n'], ['1 234,50 €'], ['']])(
    'returns undefined for %j, which is not a table',
    (text) => {
      expect(parsePastedLines(text, 20)).toBeUndefined()
    },
  )

  it('reads a single column as descriptions', () => {
    expect(parsePastedLines('Séance\nBilan', 0)?.lines).toEqual([
      { ...line, description: 'Séance', priceWithoutTaxes: null, taxesAmount: 0 },
      { ...line, description: 'Bilan', priceWithoutTaxes: null, taxesAmount: 0 },
    ])
  })
})
