import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { planImport } from 'shared/domain/patients/import/planImport'
import { recogniseColumns } from 'shared/domain/patients/import/recogniseColumns'
import { parseCsvRows } from './parseCsvRows.ts'

const today = '2026-11-22'

/** Number of lines of the file that have a verdict. */
function countVerdicts(lines: readonly string[], delimiter: string): number {
  const rows = parseCsvRows(lines.join('\n'), delimiter)
  const plan = planImport({
    ...recogniseColumns(rows, today),
    rows,
    patients: [],
    today,
    newId: () => '',
    schemaProblems: () => [],
  })
  return [...plan].filter((line) => line !== undefined).length
}

describe('parseCsvRows', () => {
  it.each([
    [
      'continues in the next line',
      'Nom;Rue\nRoy;"1 rue\nBasse"',
      [
        ['Nom', 'Rue'],
        ['Roy', '1 rue\nBasse'],
      ],
    ],
    ['contains delimiters and quotes', 'a;"b;""c""";d', [['a', 'b;"c"', 'd']]],
    [
      'is never closed',
      'a;b\nc;"d\ne;f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'is closed in a later line, in the middle of a cell',
      'a;b\nc;"d\ne";"f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'is closed at the end of a later line',
      'a;b\nc;"d\ne;f"',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['means inches', '12" x 8;b', [['12" x 8', 'b']]],
    ['encloses a nickname', 'a;"Jean" dit Jo', [['a', '"Jean" dit Jo']]],
  ])('parses a quote that %s', (_caseName, text, rows) => {
    expect(parseCsvRows(text, ';')).toEqual(rows)
  })

  it.each(['\n', '\r\n', '\r'])('parses lines that end with %j, including the last line', (end) => {
    expect(parseCsvRows(['a,b', '', 'c,d', ''].join(end), ',')).toEqual([['a', 'b'], [''], ['c', 'd']])
  })

  it('includes every line wherever a stray quote is, so that each line has a verdict', () => {
    const cell = fc
      .tuple(fc.constantFrom('Roy', 'Anna', "L'Hay", 'é', '12', ' '), fc.constantFrom('', '', '"', '""'), fc.nat(3))
      .map(([text, quote, position]) => text.slice(0, position) + quote + text.slice(position))
    const line = fc.tuple(cell, cell, cell).map((cells) => ['Nom', ...cells])
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(';', ',', '\t'),
        (lines, delimiter) => {
          const texts = [['Nom', 'Prénom', 'Rue', 'Ville'], ...lines].map((cells) => cells.join(delimiter))
          return countVerdicts(texts, delimiter) === lines.length
        },
      ),
    )
  })
})
