import { describe, expect, it } from '@jest/globals'
import { isCancelledLate } from './lateCancellation.ts'

const start = new Date('2026-11-20T09:00:00Z')

describe('a late cancellation', () => {
  it.each([
    ['a minute before the delay', '2026-11-18T08:59:00Z', false],
    ['as the delay begins', '2026-11-18T09:00:00Z', false],
    ['a minute later', '2026-11-18T09:01:00Z', true],
    ['after the session began', '2026-11-20T09:30:00Z', true],
  ])('%s', (_name, at, isLate) => expect(isCancelledLate(start, new Date(at), 48)).toBe(isLate))

  it('is false without the instant of the cancellation', () => expect(isCancelledLate(start, null, 48)).toBe(false))
  it('is false without a delay', () => expect(isCancelledLate(start, new Date('2026-11-20T08:59:00Z'), 0)).toBe(false))
})
