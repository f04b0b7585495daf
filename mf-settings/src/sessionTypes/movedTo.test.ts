import { describe, expect, it } from '@jest/globals'
import { movedTo } from './movedTo.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

describe('movedTo', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 2, 'acb'],
    ['b', 1, 'abc'],
    ['b', 3, 'abc'],
    ['b', -1, 'abc'],
    ['x', 0, 'abc'],
  ])('moves %s to index %i, which gives %s', (id, index, expected) => {
    expect(
      movedTo(rows, id, index)
        .map((row) => row.id)
        .join(''),
    ).toBe(expected)
  })
})
