import { describe, expect, it } from '@jest/globals'
import { moveRow } from './moveRow.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

describe('moveRow', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 2, 'acb'],
    ['b', 1, 'abc'],
    ['b', 3, 'abc'],
    ['b', -1, 'abc'],
    ['x', 0, 'abc'],
  ])('for row %s and index %i returns the order %s', (id, index, expected) => {
    expect(
      moveRow(rows, id, index)
        .map((row) => row.id)
        .join(''),
    ).toBe(expected)
  })
})
