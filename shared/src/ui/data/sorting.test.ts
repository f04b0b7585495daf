import { describe, expect, it } from '@jest/globals'
import { compareFrench, sorted } from './sorting.ts'

describe('the French order', () => {
  it('leaves accents and capitals aside, reads numbers as numbers, and puts what is missing last', () => {
    expect(['zoé', 'Éva', 'box 10', 'eve', 'Box 9', ''].toSorted(compareFrench)).toEqual([
      'Box 9',
      'box 10',
      'Éva',
      'eve',
      'zoé',
      '',
    ])
  })

  it('turns around', () => {
    const rows = [{ name: 'Ane' }, { name: 'Élan' }, { name: 'bouc' }]
    expect(sorted(rows, { key: 'name', order: 'desc' }, (row) => row.name).map(({ name }) => name)).toEqual([
      'Élan',
      'bouc',
      'Ane',
    ])
  })
})
