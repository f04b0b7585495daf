import { describe, expect, it } from '@jest/globals'
import { Allowance } from './Allowance.ts'

const takenOf = (allowance: Allowance, count: number, address: string, now: number) =>
  Array.from({ length: count }, () => allowance.take(address, now)).filter(Boolean).length

describe('the allowance of an address', () => {
  it('is a burst at first, and then so much each second, up to the burst', () => {
    const allowance = new Allowance({ atOnce: 5, perSecond: 2 })
    expect(takenOf(allowance, 9, 'a', 0)).toBe(5)
    expect(takenOf(allowance, 9, 'a', 1_000)).toBe(2)
    expect(takenOf(allowance, 9, 'a', 1_250)).toBe(0)
    expect(takenOf(allowance, 9, 'a', 1_500)).toBe(1)
    expect(takenOf(allowance, 9, 'a', 60_000)).toBe(5)
  })

  it('is not reduced by requests of another address', () => {
    const allowance = new Allowance({ atOnce: 1, perSecond: 1 })
    expect([allowance.take('a', 0), allowance.take('b', 0), allowance.take('a', 0)]).toEqual([true, true, false])
  })
})
