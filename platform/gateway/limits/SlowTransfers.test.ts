import { describe, expect, it } from '@jest/globals'
import { defaultLimits } from './GatewayLimits.ts'
import { isTooSlow } from './SlowTransfers.ts'

const seconds = (count: number) => count * 1_000

describe('isTooSlow', () => {
  it.each([
    ['accepts a transfer without data during the grace period', 0, seconds(20), false],
    ['rejects a transfer without data after the grace period', 0, seconds(21), true],
    ['rejects a transfer of one byte per second', 30, seconds(30), true],
    ['accepts a recording over 3G', 1_500_000, seconds(40), false],
    ['accepts a recording at 20 kbit/s', 300_000, seconds(120), false],
  ])('%s', (_caseName, bytes, elapsedMs, expected) => {
    expect(isTooSlow(bytes, elapsedMs, defaultLimits)).toBe(expected)
  })

  it('accepts a recording from a slow phone at every moment of the transfer', () => {
    const phone = { bytesPerSecond: 50_000, startDelayMs: 200 }
    const rate = { transferGraceMs: 300, minBytesPerSecond: 10_000 }
    for (let elapsedMs = 0; elapsedMs <= 10_000; elapsedMs += 100) {
      const bytes = (Math.max(elapsedMs - phone.startDelayMs, 0) / 1_000) * phone.bytesPerSecond
      expect([elapsedMs, isTooSlow(bytes, elapsedMs, rate)]).toEqual([elapsedMs, false])
    }
  })
})
