import { describe, expect, it } from '@jest/globals'
import { parseClipboardTable } from './clipboardTable.ts'

describe('parseClipboardTable', () => {
  it.each([
    ['of one column', '1\n2\n3', [['1'], ['2'], ['3']]],
    ['of one row', '1\t2', [['1', '2']]],
    [
      'with Windows line ends, also after the last row',
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['with a cell of several lines', '"a\nb ""c"""\t2', [['a b "c"', '2']]],
    ['with empty cells and an empty row', 'a\t\tb\n\t\nc', [['a', '', 'b'], ['c']]],
    ['without cells', ' \n', []],
  ])('parses a table %s', (_caseName, text, expected) => {
    expect(parseClipboardTable(text)).toEqual(expected)
  })
})
