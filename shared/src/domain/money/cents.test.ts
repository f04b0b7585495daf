import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { centsOf, eurosOf, proportion } from './cents.ts'

describe('centsOf and eurosOf', () => {
  it.each([
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [8_999_999.99, 899_999_999],
  ])('convert %d € to %d cents and back', (euros, cents) => {
    expect(centsOf(euros)).toBe(cents)
    expect(eurosOf(cents)).toBe(euros)
  })
})

describe('proportion', () => {
  it.each([
    ['rounded down if the fraction is below half a cent', 31_744, 2_000, 10_000, 6_349],
    ['rounded up if the fraction is above half a cent', 10, 550, 10_000, 1],
    ['rounded up from half a cent at 5.5 % of 1.00 €', 100, 550, 10_000, 6],
    ['rounded up from half a cent at 15 % of 0.10 €', 10, 1_500, 10_000, 2],
    ['0 for an amount of 0', 0, 1_500, 10_000, 0],
    ['rounded away from zero for a negative amount', -10, 1_500, 10_000, -2],
    ['exact if the product exceeds the safe integers', 999_999_999, 99_999_999, 10_000, 9_999_999_890_000],
  ])('is %s', (_caseName, amount, numerator, denominator, expected) => {
    expect(proportion(amount, numerator, denominator)).toBe(expected)
  })

  it('differs from the exact value by at most half a cent', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const doubledError =
          2n * (BigInt(proportion(amount, percent, 10_000)) * 10_000n - BigInt(amount) * BigInt(percent))
        expect(doubledError > -10_000n && doubledError <= 10_000n).toBe(true)
      }),
    )
  })
})
