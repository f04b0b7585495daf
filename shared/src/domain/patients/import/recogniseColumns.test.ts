import { describe, expect, it } from '@jest/globals'
import { recogniseColumns, type SheetRow } from './recogniseColumns.ts'

const today = '2026-11-22'

describe('the header of a sheet', () => {
  it('is the row with the most known names, whatever a longer row above it holds', () => {
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

  it('is the first of two rows with as many known names', () => {
    const rows = [
      ['Nom', 'Prénom'],
      ['Nom', 'Prénom'],
    ]
    expect(recogniseColumns(rows, today).headerRow).toBe(0)
  })

  it.each([
    [19, 19],
    [20, -1],
  ])('after %d other rows is row %d', (count, headerRow) => {
    const rows = [...Array.from({ length: count }, () => ['Cabinet 1']), ['Nom', 'Prénom']]
    expect(recogniseColumns(rows, today).headerRow).toBe(headerRow)
  })

  it('may be missing: the first row is then a line', () => {
    const rows = [
      ['Roy Anna', 'anna@exemple.fr'],
      ['Noir Tom', 'tom@exemple.fr'],
    ]
    expect(recogniseColumns(rows, today)).toEqual({ headerRow: -1, headers: ['', ''], columns: ['fullName', 'email'] })
  })

  it('has no name in an empty cell, also where the practice left a column without a name out before', () => {
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

/** The field of a column without a name, beside the last names. */
const fieldOfCells = (cells: readonly string[]) =>
  recogniseColumns([['Nom', ''], ...cells.map((cell) => ['Roy', cell])], today).columns[1]

const times = (count: number, cell: string) => Array.from({ length: count }, () => cell)

describe('a column without a known name', () => {
  it.each<[string, string[], string | null]>([
    ['a SIREN with spaces', ['732 829 320'], 'siren'],
    ['a text', ['jardin', 'forêt'], null],
    ['a number', ['12'], null],
    ['five digits that are no postal code', ['99999'], null],
    ['four digits of a postal code', ['1000'], 'zipCode'],
    ['digits apart', ['6 9003'], null],
    ['digits apart at the end', ['6900 3'], null],
    ['nothing', ['', ''], null],
    ['one e-mail address among five texts', ['a@exemple.fr', 'b', 'c', 'd', 'e'], null],
    ['three e-mail addresses among five texts', ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr', 'd', 'e'], 'email'],
  ])('that holds %s is %s', (_caseName, cells, field) => {
    expect(fieldOfCells(cells)).toBe(field)
  })

  it('goes by its first 60 lines', () => {
    expect(fieldOfCells([...times(24, 'x'), ...times(36, 'a@exemple.fr'), ...times(60, 'x')])).toBe('email')
    expect(fieldOfCells([...times(25, 'x'), ...times(35, 'a@exemple.fr'), ...times(60, 'a@exemple.fr')])).toBeNull()
  })

  it('goes by the lines that fill it', () => {
    const rows = [['Nom', ''], ['Roy', 'anna@exemple.fr'], ['Noir'], ['Blanc']]
    expect(recogniseColumns(rows, today).columns).toEqual(['lastname', 'email'])
  })

  it('is no field that another column holds', () => {
    const rows = [
      ['Nom', '', ''],
      ['Roy', 'anna@exemple.fr', 'roy@exemple.fr'],
    ]
    expect(recogniseColumns(rows, today).columns).toEqual(['lastname', 'email', null])
  })
})

describe('the names of people in columns without a name', () => {
  it.each<[string, SheetRow[], (string | null)[]]>([
    [
      'are the last and the first name in two columns',
      [
        ['Roy', 'Anna'],
        ['Noir', 'Tom'],
      ],
      ['lastname', 'firstname'],
    ],
    [
      'are whole in a column of two words, whatever another holds',
      [
        ['Roy Anna', 'Lyon'],
        ['Noir Tom', 'Paris'],
      ],
      ['fullName', null],
    ],
    ['are whole in a single column', [['Roy'], ['Noir']], ['fullName']],
    ['may have a combined accent', [['Zoe\u0301 Roy']], ['fullName']],
    ['are not in a column that ends with digits', [['Dossier 12', 'Roy Anna']], [null, 'fullName']],
    ['are not in a column that begins with digits', [['12 Dossier', 'Roy Anna']], [null, 'fullName']],
    ['are nowhere among digits', [['1', '2']], [null, null]],
    [
      'are not looked for beside a last name',
      [
        ['Nom', ''],
        ['Roy', 'Anna'],
      ],
      ['lastname', null],
    ],
    [
      'are not looked for beside a whole name',
      [
        ['Nom Prénom', ''],
        ['Roy Anna', 'Jardin'],
      ],
      ['fullName', null],
    ],
    [
      'are not looked for beside a firm',
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
