import { describe, expect, it } from '@jest/globals'
import { clipboardTable, figureOf } from './clipboardTable.ts'

describe('a table on the clipboard', () => {
  it.each([
    ['a column', '1\n2\n3', [['1'], ['2'], ['3']]],
    ['a row', '1\t2', [['1', '2']]],
    [
      'with the line ends of Windows, the last one too',
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['with a cell of several lines', '"a\nb ""c"""\t2', [['a b "c"', '2']]],
    ['with empty cells, and an empty row', 'a\t\tb\n\t\nc', [['a', '', 'b'], ['c']]],
    ['that is empty', ' \n', []],
  ])('%s', (_case, text, expected) => {
    expect(clipboardTable(text)).toEqual(expected)
  })
})

describe('a number in a cell', () => {
  it.each([
    ['1 234,50 €', 1234.5],
    ['1.234,50', 1234.5],
    ['1234.5', 1234.5],
    ['-12', -12],
    ['−12,30', -12.3],
    ['(12)', -12],
    ['20 %', 20],
    ['', null],
    ['douze', null],
    ['1,2,3', null],
  ])('%j is %j', (cell, expected) => {
    expect(figureOf(cell)).toBe(expected)
  })
})
