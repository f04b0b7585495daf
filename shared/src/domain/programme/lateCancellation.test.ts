import { describe, expect, it } from '@jest/globals'
import { isCancelledLate } from './lateCancellation.ts'

const start = new Date('2026-11-20T09:00:00Z')

describe('isCancelledLate', () => {
  it.each([
    ['a minute before the delay begins', '2026-11-18T08:59:00Z', false],
    ['when the delay begins', '2026-11-18T09:00:00Z', false],
    ['a minute after the delay began', '2026-11-18T09:01:00Z', true],
    ['after the session began', '2026-11-20T09:30:00Z', true],
  ])('for a cancellation %s (%s) is %s', (_caseName, cancelledAt, isLate) =>
    expect(isCancelledLate(start, new Date(cancelledAt), 48)).toBe(isLate),
  )

  it('is false for a session that was not cancelled', () => expect(isCancelledLate(start, null, 48)).toBe(false))
  it('is false if the practice has no delay', () =>
    expect(isCancelledLate(start, new Date('2026-11-20T08:59:00Z'), 0)).toBe(false))
})
