import { describe, expect, it } from '@jest/globals'
import { csvOf } from './csv.ts'

describe('a CSV file', () => {
  it.each([
    ['cells between semicolons', ['Léa', 'Lyon'], 'Léa;Lyon'],
    [
      'quotes around cells with a semicolon, a quote or a line break',
      ['a;b', 'dit "oui"', 'a\nb'],
      '"a;b";"dit ""oui""";"a\nb"',
    ],
    ['text in place of formulas', ['=HYPERLINK("x")', '+33 6', '-1+2', '@a'], `"'=HYPERLINK(""x"")";'+33 6;'-1+2;'@a`],
    ['negative amounts as numbers', ['-60,00', '-1'], '-60,00;-1'],
    ['empty cells', ['', ''], ';'],
  ])('has %s', (_what, cells, line) => {
    expect(csvOf([cells])).toBe(`\uFEFF${line}\r\n`)
  })
})
