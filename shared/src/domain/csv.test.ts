import { describe, expect, it } from '@jest/globals'
import { csvOf } from './csv.ts'

describe('csvOf', () => {
  it.each([
    ['cells between semicolons', ['Léa', 'Lyon'], 'Léa;Lyon'],
    [
      'quotes around cells with a semicolon, a quote or a line break',
      ['a;b', 'dit "oui"', 'a\nb'],
      '"a;b";"dit ""oui""";"a\nb"',
    ],
    ['formulas as text', ['=HYPERLINK("x")', '+33 6', '-1+2', '@a'], `"'=HYPERLINK(""x"")";'+33 6;'-1+2;'@a`],
    ['negative amounts as numbers', ['-60,00', '-1'], '-60,00;-1'],
    ['empty cells', ['', ''], ';'],
  ])('writes %s', (_caseName, cells, line) => {
    expect(csvOf([cells])).toBe(`\uFEFF${line}\r\n`)
  })
})
