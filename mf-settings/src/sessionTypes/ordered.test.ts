import { describe, expect, it } from '@jest/globals'
import { ordered } from './ordered.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

describe('ordered', () => {
  it.each([
    ['sorts the rows in the order of the ids', ['c', 'a', 'b'], 'cab'],
    ['puts unnamed rows last, in their former order', ['c'], 'cab'],
    ['ignores ids without a row', ['x', 'b', 'a', 'c'], 'bac'],
  ])('%s', (_caseName, ids, expected) => {
    expect(
      ordered(rows, ids)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected)
  })
})
