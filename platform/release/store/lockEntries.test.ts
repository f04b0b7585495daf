import { describe, expect, it } from '@jest/globals'
import { isDead, leaseMs, newEntryName } from './lockEntries.ts'

const [machine = ''] = newEntryName().split('.')
const entry = { file: 't.1', machine, pid: process.pid, ageMs: 0 }

describe('isDead', () => {
  it.each([
    ['false for an entry whose process runs', entry, false],
    ['true for an entry whose process has ended', { ...entry, pid: 999_999_999 }, true],
    ['true for an expired entry even if its process runs', { ...entry, ageMs: leaseMs + 1 }, true],
    [
      'false for an entry of another machine that has not expired',
      { ...entry, machine: 'elsewhere', pid: 999_999_999, ageMs: leaseMs - 1 },
      false,
    ],
    ['true for an expired entry of another machine', { ...entry, machine: 'elsewhere', ageMs: leaseMs + 1 }, true],
  ])('returns %s', (_caseName, lockEntry, expected) => {
    expect(isDead(lockEntry)).toBe(expected)
  })
})
