import { describe, expect, it } from '@jest/globals'
import { compareFrench, sorted } from './sorting.ts'

const namesIn = (rows: readonly { name: string | null }[], order: 'asc' | 'desc') =>
  sorted(rows, [{ key: 'name', value: ({ name }) => name }], { key: 'name', order }).map(({ name }) => name)

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
    expect(namesIn([{ name: 'Ane' }, { name: 'Élan' }, { name: 'bouc' }], 'desc')).toEqual(['Élan', 'bouc', 'Ane'])
  })

  it('has what is missing last in both orders', () => {
    const rows = [{ name: null }, { name: 'Ane' }, { name: '' }, { name: 'Élan' }]
    expect(namesIn(rows, 'asc')).toEqual(['Ane', 'Élan', null, ''])
    expect(namesIn(rows, 'desc')).toEqual(['Élan', 'Ane', null, ''])
  })
})
