import { describe, expect, it } from '@jest/globals'
import { isRestorable } from './restorablePatient.ts'

describe('a patient deleted on 1 November at 10:00 UTC', () => {
  it.each([
    ['can be restored immediately', '2026-11-01T10:00:00Z', true],
    ['can be restored one second before 30 days are over', '2026-12-01T09:59:59Z', true],
    ['can no longer be restored after 30 days', '2026-12-01T10:00:00Z', false],
  ])('%s', (_caseName, now, expected) => {
    expect(isRestorable(new Date('2026-11-01T10:00:00Z'), new Date(now))).toBe(expected)
  })
})
