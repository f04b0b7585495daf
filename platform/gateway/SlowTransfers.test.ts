import { describe, expect, it } from '@jest/globals'
import { defaultLimits } from './GatewayLimits.ts'
import { isTooSlow } from './SlowTransfers.ts'

const seconds = (count: number) => count * 1_000

describe('a transfer', () => {
  it.each([
    ['is given time to begin', 0, seconds(20), false],
    ['that never began is too slow', 0, seconds(21), true],
    ['of a byte a second is too slow', 30, seconds(30), true],
    ['of a recording at 3G is not', 1_500_000, seconds(40), false],
    ['of a recording on a line of 20 kbit/s is not', 300_000, seconds(120), false],
  ])('%s', (_sentence, bytes, elapsedMs, expected) => {
    expect(isTooSlow(bytes, elapsedMs, defaultLimits)).toBe(expected)
  })
})
