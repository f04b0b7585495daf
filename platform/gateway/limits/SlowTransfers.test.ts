import { describe, expect, it } from '@jest/globals'
import { defaultLimits } from './GatewayLimits.ts'
import { isTooSlow } from './SlowTransfers.ts'

const seconds = (count: number) => count * 1_000

describe('a transfer', () => {
  it.each([
    ['is given time to start', 0, seconds(20), false],
    ['that never started is too slow', 0, seconds(21), true],
    ['of a byte a second is too slow', 30, seconds(30), true],
    ['of a recording over 3G is fast enough', 1_500_000, seconds(40), false],
    ['of a recording on a line of 20 kbit/s is fast enough', 300_000, seconds(120), false],
  ])('%s', (_sentence, bytes, elapsedMs, expected) => {
    expect(isTooSlow(bytes, elapsedMs, defaultLimits)).toBe(expected)
  })

  it('of a recording from a slow phone is fast enough at any time', () => {
    const phone = { bytesPerSecond: 50_000, beginsAfterMs: 200 }
    const rate = { transferGraceMs: 300, minBytesPerSecond: 10_000 }
    for (let elapsedMs = 0; elapsedMs <= 10_000; elapsedMs += 100) {
      const bytes = (Math.max(elapsedMs - phone.beginsAfterMs, 0) / 1_000) * phone.bytesPerSecond
      expect([elapsedMs, isTooSlow(bytes, elapsedMs, rate)]).toEqual([elapsedMs, false])
    }
  })
})
