import { describe, expect, it } from '@jest/globals'
import { readCsv } from './readCsv.ts'

const readFirstRows = (text: string) => readCsv(text)[0]?.rows.slice(0, 2)

describe('readCsv', () => {
  it.each([
    [
      'the character that divides the lines regularly, not the most frequent character',
      'Nom;Prénom;Rue\nRoy;Anna;3, rue du Parc, bât. B, 2e étage, porte 4\nNoir;Tom;1, rue Basse, Lyon, Rhône\n',
      [
        ['Nom', 'Prénom', 'Rue'],
        ['Roy', 'Anna', '3, rue du Parc, bât. B, 2e étage, porte 4'],
      ],
    ],
    [
      'a comma although each cell has semicolons',
      'Nom,Note\nRoy,a;b;c\nNoir,d\n',
      [
        ['Nom', 'Note'],
        ['Roy', 'a;b;c'],
      ],
    ],
    [
      'a tab',
      'Nom\tRue\nRoy\t3, rue; Basse\n',
      [
        ['Nom', 'Rue'],
        ['Roy', '3, rue; Basse'],
      ],
    ],
    ['none in a single column', 'Nom\nRoy\n', [['Nom'], ['Roy']]],
    [
      'the character named in the first line',
      'sep=|\nNom|a;b\nRoy|c;d\n',
      [
        ['Nom', 'a;b'],
        ['Roy', 'c;d'],
      ],
    ],
  ])('takes as delimiter %s', (_caseName, text, rows) => {
    expect(readFirstRows(text)).toEqual(rows)
  })

  it.each([
    ['="01000"', '="01000"'],
    ['"=""01000"""', '="01000"'],
  ])('keeps the formula in the cell %s as text', (cell, text) => {
    expect(readFirstRows(`Nom;CP\nRoy;${cell}\n`)?.[1]).toEqual(['Roy', text])
  })
})
