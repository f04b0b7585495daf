import { describe, expect, it } from '@jest/globals'
import { isDead, leaseMs, newName } from './lockEntries.ts'

const [machine = ''] = newName().split('.')
const entry = { file: 't.1', machine, pid: process.pid, ageMs: 0 }

describe('an entry in the queue of releases', () => {
  it.each([
    ['is alive while its process is', entry, false],
    ['is dead with its process', { ...entry, pid: 999_999_999 }, true],
    ['is dead when it was not renewed, even if its process is alive', { ...entry, ageMs: leaseMs + 1 }, true],
    [
      'of another machine is alive while it is renewed',
      { ...entry, machine: 'elsewhere', pid: 999_999_999, ageMs: leaseMs - 1 },
      false,
    ],
    [
      'of another machine is dead when it was not renewed',
      { ...entry, machine: 'elsewhere', ageMs: leaseMs + 1 },
      true,
    ],
  ])('%s', (_sentence, one, gone) => {
    expect(isDead(one)).toBe(gone)
  })
})
