import { describe, expect, it } from '@jest/globals'
import { movedTo } from './movedTo.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

describe('a row that is moved', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 2, 'acb'],
    ['b', 1, 'abc'],
    ['b', 3, 'abc'],
    ['b', -1, 'abc'],
    ['x', 0, 'abc'],
  ])('%s to %i gives %s', (id, index, expected) => {
    expect(
      movedTo(rows, id, index)
        .map((row) => row.id)
        .join(''),
    ).toBe(expected)
  })
})
