import { describe, expect, it } from '@jest/globals'
import { townCompletions } from './townCompletions.ts'
import type { PostalTown } from './townCompletions.ts'

const town = (city: string, zipCode: string, therapists: number): PostalTown => ({ city, zipCode, therapists })

describe('the towns suggested for a typed text', () => {
  it.each<[string, string, PostalTown[], [text: string, detail: string][]]>([
    ['are none without results', 'lyo', [], []],
    [
      'are each once, whatever their postal codes',
      'ly',
      [town('Lyon', '69003', 2), town('Lyon', '69007', 1)],
      [['Lyon', '69 · 3 praticiens']],
    ],
    [
      'are sorted by the number of bookable therapists',
      'an',
      [town('Angers', '49000', 1), town('Annecy', '74000', 4)],
      [
        ['Annecy', '74 · 4 praticiens'],
        ['Angers', '49 · 1 praticien'],
      ],
    ],
    [
      'are told apart by their département, overseas too',
      'saint-d',
      [town('Saint-Denis', '93200', 1), town('Saint-Denis', '97400', 2)],
      [
        ['Saint-Denis 974', '974 · 2 praticiens'],
        ['Saint-Denis 93', '93 · 1 praticien'],
      ],
    ],
    [
      'have their postal code if digits were typed',
      '690',
      [town('Lyon', '69003', 2), town('Lyon', '69007', 1)],
      [
        ['69003 Lyon', '2 praticiens'],
        ['69007 Lyon', '1 praticien'],
      ],
    ],
    ['may have no postal code', 'ni', [town('Nice', '', 1)], [['Nice', '1 praticien']]],
  ])('%s', (_sentence, typed, towns, expected) => {
    expect(townCompletions(towns, typed).map(({ text, detail }) => [text, detail])).toEqual(expected)
  })
})
