import { describe, expect, it } from '@jest/globals'
import { RateLimiter } from './RateLimiter.ts'

const countAllowed = (allowance: RateLimiter, count: number, address: string, now: number) =>
  Array.from({ length: count }, () => allowance.tryConsume(address, now)).filter(Boolean).length

describe('RateLimiter', () => {
  it('allows a burst, then refills at the configured rate, up to the burst', () => {
    const allowance = new RateLimiter({ burst: 5, perSecond: 2 })
    expect(countAllowed(allowance, 9, 'a', 0)).toBe(5)
    expect(countAllowed(allowance, 9, 'a', 1_000)).toBe(2)
    expect(countAllowed(allowance, 9, 'a', 1_250)).toBe(0)
    expect(countAllowed(allowance, 9, 'a', 1_500)).toBe(1)
    expect(countAllowed(allowance, 9, 'a', 60_000)).toBe(5)
  })

  it('limits each address independently of the others', () => {
    const allowance = new RateLimiter({ burst: 1, perSecond: 1 })
    expect([allowance.tryConsume('a', 0), allowance.tryConsume('b', 0), allowance.tryConsume('a', 0)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
