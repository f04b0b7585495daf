import { describe, expect, it } from '@jest/globals'
import { ordered } from './ordered.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

describe('rows in an order of ids', () => {
  it.each([
    ['stand as the ids do', ['c', 'a', 'b'], 'cab'],
    ['that it does not name stand last, as they stood', ['c'], 'cab'],
    ['leave out what is no longer there', ['x', 'b', 'a', 'c'], 'bac'],
  ])('%s', (_sentence, ids, expected) => {
    expect(
      ordered(rows, ids)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected)
  })
})
