import { describe, expect, it } from '@jest/globals'
import { townCompletions } from './townCompletions.ts'
import type { PostalTown } from './townCompletions.ts'

const postalTown = (city: string, zipCode: string, therapists: number): PostalTown => ({ city, zipCode, therapists })

describe('townCompletions', () => {
  it.each<[caseName: string, typed: string, towns: PostalTown[], expected: [text: string, detail: string][]]>([
    ['is empty without towns', 'lyo', [], []],
    [
      'returns a town once, even with several postal codes',
      'ly',
      [postalTown('Lyon', '69003', 2), postalTown('Lyon', '69007', 1)],
      [['Lyon', '69 · 3 praticiens']],
    ],
    [
      'sorts towns by the number of bookable therapists',
      'an',
      [postalTown('Angers', '49000', 1), postalTown('Annecy', '74000', 4)],
      [
        ['Annecy', '74 · 4 praticiens'],
        ['Angers', '49 · 1 praticien'],
      ],
    ],
    [
      'distinguishes towns of the same name by their département, also overseas',
      'saint-d',
      [postalTown('Saint-Denis', '93200', 1), postalTown('Saint-Denis', '97400', 2)],
      [
        ['Saint-Denis 974', '974 · 2 praticiens'],
        ['Saint-Denis 93', '93 · 1 praticien'],
      ],
    ],
    [
      'returns postal codes if digits were typed',
      '690',
      [postalTown('Lyon', '69003', 2), postalTown('Lyon', '69007', 1)],
      [
        ['69003 Lyon', '2 praticiens'],
        ['69007 Lyon', '1 praticien'],
      ],
    ],
    [
      'returns postal codes if digits were typed after a space',
      ' 690',
      [postalTown('Lyon', '69003', 1)],
      [['69003 Lyon', '1 praticien']],
    ],
    [
      'returns towns if digits follow a name',
      'lyon 3',
      [postalTown('Lyon', '69003', 1)],
      [['Lyon', '69 · 1 praticien']],
    ],
    [
      'reads the département at the start of the postal code',
      'mi',
      [postalTown('Mions', '69780', 1)],
      [['Mions', '69 · 1 praticien']],
    ],
    ['accepts a town without a postal code', 'ni', [postalTown('Nice', '', 1)], [['Nice', '1 praticien']]],
  ])('%s', (_caseName, typed, towns, expected) => {
    expect(townCompletions(towns, typed).map(({ text, detail }) => [text, detail])).toEqual(expected)
  })
})
