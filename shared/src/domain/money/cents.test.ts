import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { centsOf, eurosOf, proportion } from './cents.ts'

describe('cents', () => {
  it.each([
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [8_999_999.99, 899_999_999],
  ])('of %d € are %d', (euros, cents) => {
    expect(centsOf(euros)).toBe(cents)
    expect(eurosOf(cents)).toBe(euros)
  })
})

describe('a proportion of an amount', () => {
  it.each([
    ['rounded down below half a cent', 31_744, 2_000, 10_000, 6_349],
    ['rounded up from half a cent', 10, 550, 10_000, 1],
    ['exact at 5,5 % of 1,00 €', 100, 550, 10_000, 6],
    ['exact at 15 % of 0,10 €', 10, 1_500, 10_000, 2],
    ['0 of nothing', 0, 1_500, 10_000, 0],
    ['of a negative amount, as of a positive one', -10, 1_500, 10_000, -2],
    ['larger than what a float holds', 999_999_999, 99_999_999, 10_000, 9_999_999_890_000],
  ])('is %s', (_case, amount, numerator, denominator, expected) => {
    expect(proportion(amount, numerator, denominator)).toBe(expected)
  })

  it('is off by half a cent at most', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const doubled = 2n * (BigInt(proportion(amount, percent, 10_000)) * 10_000n - BigInt(amount) * BigInt(percent))
        expect(doubled > -10_000n && doubled <= 10_000n).toBe(true)
      }),
    )
  })
})
