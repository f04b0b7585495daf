import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sumOf } from './cents.ts'
import { distributeProportionally } from './distributeProportionally.ts'

describe('distributeProportionally', () => {
  it.each([
    ['in proportion to the lines', 100, [1_000, 3_000], [25, 75]],
    ['with the remaining cent added to the largest line', 100, [1_000, 1_001, 1_000], [33, 34, 33]],
    ['with the excess cent subtracted from the largest line', 50, [25, 25, 50, 50, 50], [6, 6, 12, 13, 13]],
    ['with the excess cent subtracted from a line of one cent', 1, [1, 1], [0, 1]],
    ['as the lines themselves, if the amount is their sum', 3, [1, 1, 1], [1, 1, 1]],
    ['among lines of one cent', 49, Array.from({ length: 100 }, () => 1), [...Array(49).fill(1), ...Array(51).fill(0)]],
    ['as zeros for an amount of 0', 0, [0, 0], [0, 0]],
    ['into nothing without lines', 0, [], []],
  ])('divides the amount %s', (_caseName, amount, weights, expected) => {
    expect(distributeProportionally(amount, weights)).toEqual(expected)
  })

  it('returns shares that sum to the amount and never exceed their line', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 10_000 }), (lines, share) => {
        const amount = Math.floor((sumOf(lines) * share) / 10_000)
        const shares = distributeProportionally(amount, lines)
        expect(sumOf(shares)).toBe(amount)
        for (const [index, part] of shares.entries()) expect(part >= 0 && part <= (lines[index] ?? 0)).toBe(true)
      }),
    )
  })
})
