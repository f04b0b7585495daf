import { describe, expect, it } from '@jest/globals'
import { RateLimiter } from './RateLimiter.ts'

const countAllowed = (limiter: RateLimiter, requestCount: number, address: string, nowMs: number) =>
  Array.from({ length: requestCount }, () => limiter.tryConsume(address, nowMs)).filter(Boolean).length

describe('RateLimiter', () => {
  it('allows a burst, then refills at the configured rate, up to the burst', () => {
    const limiter = new RateLimiter({ burst: 5, perSecond: 2 })
    expect(countAllowed(limiter, 9, 'a', 0)).toBe(5)
    expect(countAllowed(limiter, 9, 'a', 1_000)).toBe(2)
    expect(countAllowed(limiter, 9, 'a', 1_250)).toBe(0)
    expect(countAllowed(limiter, 9, 'a', 1_500)).toBe(1)
    expect(countAllowed(limiter, 9, 'a', 60_000)).toBe(5)
  })

  it('limits each address independently of the others', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 })
    expect([limiter.tryConsume('a', 0), limiter.tryConsume('b', 0), limiter.tryConsume('a', 0)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
