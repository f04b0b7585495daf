import { describe, expect, it } from '@jest/globals'
import { compareFrench, sortRows } from './sorting.ts'

const namesIn = (rows: readonly { name: string | null }[], order: 'asc' | 'desc') =>
  sortRows(rows, [{ key: 'name', value: ({ name }) => name }], { key: 'name', order }).map(({ name }) => name)

describe('the sorting of a list (compareFrench, sortRows)', () => {
  it('ignores accents and case, compares numbers as numbers, and puts missing values last', () => {
    expect(['zoé', 'Éva', 'box 10', 'eve', 'Box 9', ''].toSorted(compareFrench)).toEqual([
      'Box 9',
      'box 10',
      'Éva',
      'eve',
      'zoé',
      '',
    ])
  })

  it('sorts in descending order', () => {
    expect(namesIn([{ name: 'Ane' }, { name: 'Élan' }, { name: 'bouc' }], 'desc')).toEqual(['Élan', 'bouc', 'Ane'])
  })

  it('puts missing values last in both directions', () => {
    const rows = [{ name: null }, { name: 'Ane' }, { name: '' }, { name: 'Élan' }]
    expect(namesIn(rows, 'asc')).toEqual(['Ane', 'Élan', null, ''])
    expect(namesIn(rows, 'desc')).toEqual(['Élan', 'Ane', null, ''])
  })

  it("uses the column's own comparison if it has one", () => {
    const rows = ['b2', 'a1', 'c0'].map((name) => ({ name }))
    const column = {
      key: 'name',
      value: ({ name }: { name: string }) => name,
      compare: (left: { name: string }, right: { name: string }) => Number(left.name[1]) - Number(right.name[1]),
    }
    const namesBy = (order: 'asc' | 'desc') => sortRows(rows, [column], { key: 'name', order }).map(({ name }) => name)
    expect(namesBy('asc')).toEqual(['c0', 'a1', 'b2'])
    expect(namesBy('desc')).toEqual(['b2', 'a1', 'c0'])
  })
})
