import { describe, expect, it } from '@jest/globals'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import { cellAfter } from './cells.ts'
import { pastedChange } from './pastedChange.ts'

const forecast = { ...emptyForecast, increaseN1: 10, increaseN2: 100 }

describe('a table pasted into the sheet', () => {
  it.each([
    [
      'a column of N carries the years that follow along',
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
      'what is pasted of a year that follows counts',
      { row: 10, column: 0 },
      [['100', '150', '160']],
      { payablesN: 100, payablesN1: 150, payablesN2: 160 },
      3,
    ],
    ['texts leave their cells', { row: 10, column: 2 }, [['Dettes'], ['12']], { socialTaxDebtsN2: 12 }, 1],
    [
      'what is beyond the sheet is left aside',
      { row: 11, column: 2 },
      [
        ['1', '2'],
        ['3', '4'],
      ],
      { socialTaxDebtsN2: 1 },
      1,
    ],
    ['figures are cut to what can be saved', { row: 11, column: 2 }, [['(1,005)']], { socialTaxDebtsN2: -1 }, 1],
    ['an increase is one too', { row: 0, column: 2 }, [['12,5 %']], { increaseN2: 12.5 }, 1],
  ])('%s', (_case, cell, table, expected, count) => {
    const pasted = pastedChange(forecast, cell, table)
    expect(pasted.change).toMatchObject(expected)
    expect(pasted.count).toBe(count)
    expect(pasted.limited).toBe(0)
  })

  it('sets what no cell takes to the limit, and says how many these were', () => {
    const table = [
      ['2000 %', '-250'],
      ['99 999 999 999', '5'],
    ]
    const { change, count, limited } = pastedChange(forecast, { row: 0, column: 1 }, table)
    expect(change).toMatchObject({
      increaseN1: 999,
      increaseN2: -100,
      fixedAssetsN1: 9_999_999_999.99,
      fixedAssetsN2: 5,
    })
    expect({ count, limited }).toEqual({ count: 4, limited: 3 })
  })
})

describe('a key in a cell', () => {
  const inside = { isAtStart: false, isAtEnd: false }
  it.each([
    ['Enter', {}, inside, { row: 3, column: 1 }],
    ['Enter', { shiftKey: true }, inside, { row: 1, column: 1 }],
    ['ArrowDown', {}, inside, { row: 3, column: 1 }],
    ['ArrowUp', {}, inside, { row: 1, column: 1 }],
    ['ArrowLeft', {}, { ...inside, isAtStart: true }, { row: 2, column: 0 }],
    ['ArrowLeft', {}, inside, undefined],
    ['ArrowRight', {}, { ...inside, isAtEnd: true }, { row: 2, column: 2 }],
    ['ArrowRight', { shiftKey: true }, { ...inside, isAtEnd: true }, undefined],
    ['5', {}, inside, undefined],
  ])('%s %j', (key, keys, caret, expected) => {
    expect(cellAfter({ row: 2, column: 1 }, { key, shiftKey: false, ...keys }, caret)).toEqual(expected)
  })
})
