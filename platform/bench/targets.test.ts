import { describe, expect, it } from '@jest/globals'
import { isMet, rowOf } from './targets.ts'
import type { Line } from './targets.ts'

const line = (change: Partial<Line>): Line => ({
  what: 'until ready',
  areas: 950,
  monolith: 1000,
  unit: 'ms',
  ...change,
})

describe('a target', () => {
  it.each([
    ['is met as a share of the monolith', { target: { ratio: 1 } }, true],
    ['is missed as a share of the monolith', { target: { ratio: 0.9 } }, false],
    ['is met as a margin over the monolith', { areas: 1025, target: { more: 30 } }, true],
    ['is missed as so much more', { areas: 1031, target: { more: 30 } }, false],
    ['is missed as a figure of its own', { areas: 1, target: { atMost: 0 } }, false],
    ['is met as a multiple of a good release', { healthy: 300, monolith: undefined, target: { ratio: 4 } }, true],
    ['is missed as a multiple of a good release', { healthy: 200, monolith: undefined, target: { ratio: 4 } }, false],
    [
      'is met beyond the timeout of the loader',
      { areas: 3900, healthy: 300, monolith: undefined, target: { ratio: 4, waitingMs: 3000 } },
      true,
    ],
    ['is nothing where none was promised', {}, undefined],
  ] as const)('%s', (_sentence, change, expected) => expect(isMet(line(change))).toBe(expected))

  it('is written beside what was measured', () => {
    expect(rowOf(line({ unit: 'bytes', areas: 198_400, monolith: 195_900, target: { more: 30_000 } }))).toEqual({
      measure: 'until ready',
      areas: '198.4 kB',
      monolith: '195.9 kB',
      ratio: '1.01',
      target: '≤ + 30.0 kB',
      isMet: 'yes',
    })
  })
})
