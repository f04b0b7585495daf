import { describe, expect, it } from '@jest/globals'
import { SharedLimit } from './SharedLimit.ts'

describe('SharedLimit', () => {
  it('refuses an address that has reached its limit, but not another address', () => {
    const limit = new SharedLimit({ total: 10, perAddress: 2 })
    expect([limit.tryReserve('a'), limit.tryReserve('a'), limit.tryReserve('a'), limit.tryReserve('b')]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('refuses a reservation that would exceed the total, but not a smaller one', () => {
    const limit = new SharedLimit({ total: 3, perAddress: 2 })
    expect([limit.tryReserve('a', 2), limit.tryReserve('b', 2), limit.tryReserve('b')]).toEqual([true, false, true])
  })

  it('accepts new reservations after a release', () => {
    const limit = new SharedLimit({ total: 2, perAddress: 2 })
    limit.tryReserve('a', 2)
    limit.release('a', 2)
    expect([limit.tryReserve('b', 2), limit.tryReserve('a')]).toEqual([true, false])
  })
})
