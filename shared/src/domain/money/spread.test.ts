import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sumOf } from './cents.ts'
import { spread } from './spread.ts'

describe('an amount spread among lines', () => {
  it.each([
    ['in proportion', 100, [1_000, 3_000], [25, 75]],
    ['with the last cent on the largest line', 100, [1_000, 1_001, 1_000], [33, 34, 33]],
    ['with a cent too much taken from the largest line', 50, [25, 25, 50, 50, 50], [6, 6, 12, 13, 13]],
    ['with a cent too much taken from a line of a cent', 1, [1, 1], [0, 1]],
    ['whole, where it is all of them', 3, [1, 1, 1], [1, 1, 1]],
    ['over lines of a cent', 49, Array.from({ length: 100 }, () => 1), [...Array(49).fill(1), ...Array(51).fill(0)]],
    ['as zeros for an amount of 0', 0, [0, 0], [0, 0]],
    ['as nothing without lines', 0, [], []],
  ])('is shared %s', (_case, amount, weights, expected) => {
    expect(spread(amount, weights)).toEqual(expected)
  })

  it('sums to the amount, and takes no more from a line than it has', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 10_000 }), (lines, share) => {
        const amount = Math.floor((sumOf(lines) * share) / 10_000)
        const shares = spread(amount, lines)
        expect(sumOf(shares)).toBe(amount)
        for (const [index, part] of shares.entries()) expect(part >= 0 && part <= (lines[index] ?? 0)).toBe(true)
      }),
    )
  })
})
