import { describe, expect, it } from '@jest/globals'
import { parseClipboardTable } from 'shared/domain/clipboardTable'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import { cellAfter } from './cells.ts'
import { forecastCsv } from './forecastCsv.ts'
import { pastedChange } from './pastedChange.ts'

const forecast = { ...emptyForecast, increaseN1: 10, increaseN2: 100 }

describe('pastedChange', () => {
  it.each([
    [
      'derives the following years from a pasted column of year N',
      { row: 1, column: 0 },
      [['1 000,00'], ['200']],
      {
        fixedAssetsN: 1000,
        fixedAssetsN1: 1100,
        fixedAssetsN2: 2200,
        depreciationN: 200,
        depreciationN1: 220,
        depreciationN2: 440,
      },
      2,
    ],
    [
      'prefers pasted figures of the following years to derived ones',
      { row: 10, column: 0 },
      [['100', '150', '160']],
      { payablesN: 100, payablesN1: 150, payablesN2: 160 },
      3,
    ],
    ['ignores cells that are not numbers', { row: 10, column: 2 }, [['Dettes'], ['12']], { socialTaxDebtsN2: 12 }, 1],
    [
      'ignores cells outside the sheet',
      { row: 11, column: 2 },
      [
        ['1', '2'],
        ['3', '4'],
      ],
      { socialTaxDebtsN2: 1 },
      1,
    ],
    [
      'rounds figures to cents, and reads parentheses as a minus sign',
      { row: 11, column: 2 },
      [['(1,0049)']],
      { socialTaxDebtsN2: -1 },
      1,
    ],
    ['accepts a percentage in the row of increases', { row: 0, column: 2 }, [['12,5 %']], { increaseN2: 12.5 }, 1],
  ])('%s', (_case, cell, table, expected, count) => {
    const pasted = pastedChange(forecast, cell, table)
    expect(pasted.change).toMatchObject(expected)
    expect(pasted.count).toBe(count)
    expect(pasted.clampedCount).toBe(0)
  })

  it('leaves cells unchanged whose amount can be read in two ways, and returns these amounts', () => {
    const { change, count, ambiguousAmounts } = pastedChange(forecast, { row: 10, column: 0 }, [
      ['1,234.50', '1.250', '-2,000 €'],
    ])
    expect(change).toMatchObject({ payablesN: 1234.5 })
    expect({ count, ambiguousAmounts }).toEqual({ count: 1, ambiguousAmounts: ['1.250', '-2,000 €'] })
  })

  const increases = { increaseN1: 10, increaseN2: -5 }
  const assets = { fixedAssetsN: 1234.5, depreciationN: 34.25, availabilityN1: 10 }
  const liabilities = { exerciseResultN: -60, payablesN2: 7, socialTaxDebtsN2: 0.1 }
  const sheet = { ...emptyForecast, ...increases, ...assets, ...liabilities }
  /** The rows of the downloaded CSV, as a spreadsheet copies them to the clipboard. */
  const csvTable = parseClipboardTable(forecastCsv(sheet).replaceAll('\uFEFF', '').replaceAll(';', '\t'))
  const columnOfYear = (year: number) => csvTable.slice(3).map((cells) => [cells[year] ?? ''])

  it.each([
    ['the downloaded CSV, pasted at any cell', { row: 7, column: 2 }, csvTable, sheet, 35],
    [
      'a column of all 17 displayed rows without labels',
      { row: 1, column: 0 },
      columnOfYear(1),
      { exerciseResultN: -60 },
      11,
    ],
    [
      'a column of all 17 displayed rows, pasted at a lower cell',
      { row: 5, column: 2 },
      columnOfYear(3),
      { payablesN2: 7 },
      11,
    ],
    [
      'labelled rows in any order',
      { row: 1, column: 1 },
      [
        ['DETTES FOURNISSEURS', '70'],
        ['Total des dettes', '90'],
        ['Autres', '80'],
        ['Creances clients', '30'],
      ],
      { payablesN1: 70, receivablesN1: 30, fixedAssetsN1: 0, depreciationN1: 0 },
      2,
    ],
  ])('fills the matching rows from %s', (_case, cell, table, expected, count) => {
    const { change, ...counts } = pastedChange(emptyForecast, cell, table)
    expect({ ...emptyForecast, ...change }).toMatchObject(expected)
    expect(counts).toEqual({ count, clampedCount: 0, ambiguousAmounts: [] })
  })

  it('sets figures outside the range of a cell to its limit, and counts them', () => {
    const table = [
      ['2000 %', '-250'],
      ['99 999 999 999', '5'],
    ]
    const { change, count, clampedCount } = pastedChange(forecast, { row: 0, column: 1 }, table)
    expect(change).toMatchObject({
      increaseN1: 999,
      increaseN2: -100,
      fixedAssetsN1: 9_999_999_999.99,
      fixedAssetsN2: 5,
    })
    expect({ count, clampedCount }).toEqual({ count: 4, clampedCount: 3 })
  })
})

describe('cellAfter', () => {
  const caretInside = { isAtStart: false, isAtEnd: false }
  it.each([
    ['Enter', {}, caretInside, { row: 3, column: 1 }],
    ['Enter', { shiftKey: true }, caretInside, { row: 1, column: 1 }],
    ['ArrowDown', {}, caretInside, { row: 3, column: 1 }],
    ['ArrowUp', {}, caretInside, { row: 1, column: 1 }],
    ['ArrowLeft', {}, { ...caretInside, isAtStart: true }, { row: 2, column: 0 }],
    ['ArrowLeft', {}, caretInside, undefined],
    ['ArrowRight', {}, { ...caretInside, isAtEnd: true }, { row: 2, column: 2 }],
    ['ArrowRight', { shiftKey: true }, { ...caretInside, isAtEnd: true }, undefined],
    ['5', {}, caretInside, undefined],
  ])('returns the cell that gets the focus after the key %s, with %j', (key, modifiers, caret, expected) => {
    expect(cellAfter({ row: 2, column: 1 }, { key, shiftKey: false, ...modifiers }, caret)).toEqual(expected)
  })
})
