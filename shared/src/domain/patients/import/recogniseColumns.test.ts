import { describe, expect, it } from '@jest/globals'
import { recogniseColumns, type SheetRow } from './recogniseColumns.ts'

const today = '2026-11-22'

describe('recogniseColumns, for the header row', () => {
  it('finds the row with the most known headers, even below a longer row', () => {
    const rows = [
      ['Cabinet', 'des', 'Prés', '2026'],
      ['Nom', 'Prénom'],
      ['Roy', 'Anna'],
    ]
    expect(recogniseColumns(rows, today)).toEqual({
      headerRow: 1,
      headers: ['Nom', 'Prénom', '', ''],
      columns: ['lastname', 'firstname', null, null],
    })
  })

  it('finds the first of two rows with as many known headers', () => {
    const rows = [
      ['Nom', 'Prénom'],
      ['Nom', 'Prénom'],
    ]
    expect(recogniseColumns(rows, today).headerRow).toBe(0)
  })

  it.each([
    [19, 19],
    [20, -1],
  ])('below %d other rows finds the header row %d', (count, headerRow) => {
    const rows = [...Array.from({ length: count }, () => ['Cabinet 1']), ['Nom', 'Prénom']]
    expect(recogniseColumns(rows, today).headerRow).toBe(headerRow)
  })

  it('returns -1 if there is no header row', () => {
    const rows = [
      ['Roy Anna', 'anna@exemple.fr'],
      ['Noir Tom', 'tom@exemple.fr'],
    ]
    expect(recogniseColumns(rows, today)).toEqual({ headerRow: -1, headers: ['', ''], columns: ['fullName', 'email'] })
  })

  it('does not treat an empty cell as a header, even if the practice has ignored an empty header before', () => {
    const rows = [
      ['', '', ''],
      ['Nom', ''],
      ['Roy', 'anna@exemple.fr'],
    ]
    expect(recogniseColumns(rows, today, new Map([['', null]]))).toMatchObject({
      headerRow: 1,
      columns: ['lastname', 'email', null],
    })
  })
})

/** Returns the field recognised for a column without a header, in a sheet with a column of last names. */
const fieldOfCells = (cells: readonly string[]) =>
  recogniseColumns([['Nom', ''], ...cells.map((cell) => ['Roy', cell])], today).columns[1]

const repeatCell = (count: number, cell: string) => Array.from({ length: count }, () => cell)

describe('recogniseColumns, for a column without a known header', () => {
  it.each<[string, string[], string | null]>([
    ['a SIREN with spaces', ['732 829 320'], 'siren'],
    ['a text', ['jardin', 'forêt'], null],
    ['a number', ['12'], null],
    ['five digits that are not a postal code', ['99999'], null],
    ['four digits of a postal code', ['1000'], 'zipCode'],
    ['a postal code with a space after the first digit', ['6 9003'], null],
    ['a postal code with a space before the last digit', ['6900 3'], null],
    ['empty cells', ['', ''], null],
    ['one e-mail address among five texts', ['a@exemple.fr', 'b', 'c', 'd', 'e'], null],
    ['three e-mail addresses among five texts', ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr', 'd', 'e'], 'email'],
  ])('recognises %s as %s', (_caseName, cells, field) => {
    expect(fieldOfCells(cells)).toBe(field)
  })

  it('checks only the first 60 lines', () => {
    expect(fieldOfCells([...repeatCell(24, 'x'), ...repeatCell(36, 'a@exemple.fr'), ...repeatCell(60, 'x')])).toBe(
      'email',
    )
    expect(
      fieldOfCells([...repeatCell(25, 'x'), ...repeatCell(35, 'a@exemple.fr'), ...repeatCell(60, 'a@exemple.fr')]),
    ).toBeNull()
  })

  it('checks only the lines in which the column is not empty', () => {
    const rows = [['Nom', ''], ['Roy', 'anna@exemple.fr'], ['Noir'], ['Blanc']]
    expect(recogniseColumns(rows, today).columns).toEqual(['lastname', 'email'])
  })

  it('recognises a field in one column only', () => {
    const rows = [
      ['Nom', '', ''],
      ['Roy', 'anna@exemple.fr', 'roy@exemple.fr'],
    ]
    expect(recogniseColumns(rows, today).columns).toEqual(['lastname', 'email', null])
  })
})

describe('recogniseColumns, for names of persons without a header', () => {
  it.each<[string, SheetRow[], (string | null)[]]>([
    [
      'recognises the last and the first name in two columns',
      [
        ['Roy', 'Anna'],
        ['Noir', 'Tom'],
      ],
      ['lastname', 'firstname'],
    ],
    [
      'recognises full names in a column of two words, even next to another text',
      [
        ['Roy Anna', 'Lyon'],
        ['Noir Tom', 'Paris'],
      ],
      ['fullName', null],
    ],
    ['recognises full names in a single column', [['Roy'], ['Noir']], ['fullName']],
    ['recognises names with a combining accent', [['Zoe\u0301 Roy']], ['fullName']],
    ['does not take texts that end with digits for names', [['Dossier 12', 'Roy Anna']], [null, 'fullName']],
    ['does not take texts that begin with digits for names', [['12 Dossier', 'Roy Anna']], [null, 'fullName']],
    ['does not take digits for names', [['1', '2']], [null, null]],
    [
      'does not search for names if a column of last names is known',
      [
        ['Nom', ''],
        ['Roy', 'Anna'],
      ],
      ['lastname', null],
    ],
    [
      'does not search for names if a column of full names is known',
      [
        ['Nom Prénom', ''],
        ['Roy Anna', 'Jardin'],
      ],
      ['fullName', null],
    ],
    [
      'does not search for names if a column of firms is known',
      [
        ['Entreprise', ''],
        ['Le Parc', 'Jardin'],
      ],
      ['companyName', null],
    ],
  ])('%s', (_caseName, rows, columns) => {
    expect(recogniseColumns(rows, today).columns).toEqual(columns)
  })
})
