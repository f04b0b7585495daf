import { describe, expect, it } from '@jest/globals'
import { sortByIds } from './sortByIds.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

describe('sortByIds', () => {
  it.each([
    ['sorts the rows in the order of the ids', ['c', 'a', 'b'], 'cab'],
    ['puts rows that are not among the ids at the end, in their former order', ['c'], 'cab'],
    ['ignores ids without a row', ['x', 'b', 'a', 'c'], 'bac'],
  ])('%s', (_caseName, ids, expected) => {
    expect(
      sortByIds(rows, ids)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected)
  })
})
